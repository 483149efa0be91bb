import type { Verifier } from '@did/domain/account/user'
import { quoteWords } from '@did/domain/proof/quote-words'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addClaimTexts } from '../../texts/en/claim/add-claim.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { builtInTemplatesQuery } from '../template/queries.ts'
import { templateQuery } from '../template/template-query.ts'
import { labelVerifier } from '../verifier/describe-verifier.ts'
import { verifierProfileQuery } from '../verifier/profile-query.ts'
import { type ClaimStart, startFrom } from './claim-start.ts'

const texts = addClaimTexts.template

type TemplateChoiceProps = {
  begun: ClaimStart | undefined
  /**
   * The verifier that the owner wants to ask. The list begins with this verifier's own templates.
   */
  verifier?: Verifier | null
  onChoose: (start: ClaimStart | undefined) => void
}

/**
 * Lets the owner choose a template of the product or of the verifier. Without a template, the owner
 * chooses the fields.
 */
export function TemplateChoice({ begun, verifier = null, onChoose }: TemplateChoiceProps) {
  const client = useQueryClient()
  /**
   * The template that the owner chose and that the page still loads. The drop-down shows this
   * choice before the template has loaded.
   */
  const [awaited, setAwaited] = useState<string | null>(null)
  const latest = useRef('')
  const offered = useOfferedTemplates(verifier)
  // If the person came from another verifier's page, the template belongs to that verifier and is
  // not in the list.
  const isOther = begun !== undefined && !offered.some(({ value }) => value === begun.key)
  const options = isOther ? [{ value: begun.key, label: quoteWords(begun.templateTitle) }, ...offered] : offered
  const choose = async (ref: string) => {
    latest.current = ref
    setAwaited(ref)
    try {
      const chosen = ref === '' ? null : await client.fetchQuery(templateQuery(ref))
      if (latest.current === ref) onChoose(chosen ? startFrom(chosen) : undefined)
    } catch (error) {
      toastFailure(error)
    } finally {
      if (latest.current === ref) setAwaited(null)
    }
  }
  return (
    <Field label={texts.label}>
      {(control) => (
        <Select
          {...control}
          placeholder={texts.none}
          options={options}
          value={awaited ?? begun?.key ?? ''}
          onChange={({ target }) => void choose(target.value)}
        />
      )}
    </Field>
  )
}

function useOfferedTemplates(verifier: Verifier | null) {
  const { data: builtIn = [] } = useQuery(builtInTemplatesQuery)
  const profile = useQuery(
    verifier ? verifierProfileQuery(verifier.walletAddress) : { queryKey: ['no-verifier'], queryFn: skipToken },
  )
  const own = verifier && profile.data && profile.data.kind !== 'unknown' ? profile.data.templates : []
  const owner = verifier ? labelVerifier(verifier) : ''
  return [
    ...own.map(({ id, title }) => ({ value: String(id), label: texts.of(title, owner) })),
    ...builtIn.map(({ ref, title }) => ({ value: ref, label: title })),
  ]
}
