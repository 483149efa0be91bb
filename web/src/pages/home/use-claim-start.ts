import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { type ClaimStart, startFrom } from '../../entities/claim-form/claim-start.ts'
import { templateQuery } from '../../entities/template/queries.ts'
import { viewHref } from '../../features/dashboard/views.ts'
import { toast } from '../../lib/toast/toast.ts'
import { claimsTexts } from '../../texts/en/claim/claims.ts'

/** Fills a claim from the template in the URL (`template=`), or reports a missing template. */
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
  return ref !== null && data ? startFrom(data) : undefined
}
