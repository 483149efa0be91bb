import { maximumRequestForProof } from '@did/domain/constants'
import { complainOfHidden } from '@did/domain/text'
import { factTexts } from '../texts/proving.ts'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { Select } from './select.tsx'

/** As they stand in the form; `lifetime` is one of the options' values. */
export type Terms = { audience: string; lifetime: string }

type ProofTermsProps = {
  /** What the chosen facts say together; null while something is missing. */
  sentence: string | null
  terms: Terms
  lifetimes: readonly { value: string; label: string }[]
  texts: Readonly<Record<'audience' | 'audienceHint' | 'audienceMissing' | 'lifetime', string>>
  autoComplete: 'off' | 'organization'
  /** Whether what is missing is said. */
  isTried: boolean
  onChange: (terms: Terms) => void
}

/** What is wrong with whom a proof is for, in the words of the form; undefined where nothing is. */
export function findAudienceFault(audience: string, texts: { audienceMissing: string }): string | undefined {
  return audience.trim() === '' ? texts.audienceMissing : (complainOfHidden(audience) ?? undefined)
}

/** What a proof, or a request for one, says below its facts: for whom, and for how long. */
export function ProofTerms({ sentence, terms, lifetimes, texts, autoComplete, isTried, onChange }: ProofTermsProps) {
  return (
    <>
      <p className={sentence ? 'text-sm text-pretty' : 'text-sm text-ink-3'} aria-live="polite">
        {sentence ?? factTexts.incomplete}
      </p>
      <Field
        label={texts.audience}
        hint={texts.audienceHint}
        error={isTried ? findAudienceFault(terms.audience, texts) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={maximumRequestForProof.audience}
            autoComplete={autoComplete}
            value={terms.audience}
            onChange={({ target }) => onChange({ ...terms, audience: target.value })}
          />
        )}
      </Field>
      <Field label={texts.lifetime}>
        {(control) => (
          <Select
            {...control}
            options={lifetimes}
            value={terms.lifetime}
            onChange={({ target }) => onChange({ ...terms, lifetime: target.value })}
          />
        )}
      </Field>
    </>
  )
}
