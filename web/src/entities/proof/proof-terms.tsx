import { maximumRequestForProof } from '@did/domain/proof/limits'
import { complainOfHidden } from '@did/domain/text'
import { beginHere } from '../../lib/page/take-focus.ts'
import { factTexts } from '../../texts/en/proof/proving.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'

/** `audience` says for whom the proof is. `lifetime` is the value of one of the form's options. */
export type Terms = { audience: string; lifetime: string }

type ProofTermsProps = {
  /** The sentence is null while a fact is incomplete. */
  sentence: string | null
  terms: Terms
  lifetimes: readonly { value: string; label: string }[]
  texts: Readonly<Record<'audience' | 'audienceHint' | 'audienceMissing' | 'lifetime', string>>
  autoComplete: 'off' | 'organization'
  /** If the person has tried to send the form, the form says what is missing. */
  isTried: boolean
  /** Tells whether the field for the proof's audience gets the focus when the form appears. */
  beginsHere?: boolean
  onChange: (terms: Terms) => void
}

/**
 * Returns the complaint about an audience that is empty or contains a hidden character, or
 * undefined for any other audience.
 */
export function findAudienceFault(audience: string, texts: { audienceMissing: string }): string | undefined {
  return audience.trim() === '' ? texts.audienceMissing : (complainOfHidden(audience) ?? undefined)
}

export function ProofTerms({ sentence, terms, lifetimes, texts, beginsHere, ...props }: ProofTermsProps) {
  const { autoComplete, isTried, onChange } = props
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
            ref={beginsHere ? beginHere : null}
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
