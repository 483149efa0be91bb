import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { ClaimStart } from '../../features/claims/claim-start.ts'
import { viewHref } from '../../features/dashboard/views.ts'
import { templateQuery } from '../../features/templates/queries.ts'
import type { ShownTemplate } from '../../features/templates/shown-template.ts'
import { toast } from '../../lib/toast.ts'
import { claimsTexts } from '../../texts/claims.ts'

/** What the template that the address names (`template=`) fills in, once it is there. One that is gone is said and forgotten. */
export function useClaimStart(search: string): ClaimStart | undefined {
  const [, navigate] = useLocation()
  const ref = new URLSearchParams(search).get('template')
  const { data, isError } = useQuery({ ...templateQuery(ref ?? ''), enabled: ref !== null })
  const isGone = ref !== null && (data === null || isError)
  useEffect(() => {
    if (!isGone) return
    toast({ variant: 'destructive', ...claimsTexts.toasts.templateGone })
    navigate(viewHref('claims', search), { replace: true })
  }, [isGone, navigate, search])
  return ref !== null && data ? toStart(data) : undefined
}

function toStart({ ref, type, title, fields, published }: ShownTemplate): ClaimStart {
  return {
    key: ref,
    templateTitle: title,
    templateId: published?.id ?? null,
    fieldNames: fields.map(({ name }) => name),
    type,
    // Whoever publishes a template usually issues what it describes.
    issuer: published?.publisher.name ?? '',
  }
}
