import type { ComponentProps } from 'react'
import { addClaimTexts } from '../../../texts/en/claim/add-claim.ts'
import type { Publication } from './add-claim-form.ts'

const texts = addClaimTexts.publication

type RadioProps = Omit<ComponentProps<'input'>, 'type'>

/** Private is the default, because text that was published on the chain stays public. */
export function PublicationChoice({ radio }: { radio: (value: Publication) => RadioProps }) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-medium">{texts.legend}</legend>
      <Option radio={radio('private')} value="private" label={texts.private} hint={texts.privateHint} />
      <Option radio={radio('publish')} value="publish" label={texts.publish} hint={texts.publishHint} />
    </fieldset>
  )
}

function Option({ radio, value, label, hint }: { radio: RadioProps; value: string; label: string; hint: string }) {
  const hintId = `publication-${value}`
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-xl border border-line p-3 has-checked:border-brand has-checked:bg-brand-soft">
      <input
        {...radio}
        type="radio"
        value={value}
        aria-label={label}
        aria-describedby={hintId}
        className="mt-0.5 size-5 shrink-0"
      />
      <span>
        {label}
        <span id={hintId} className="block text-sm text-ink-2">
          {hint}
        </span>
      </span>
    </label>
  )
}
