import { useId } from 'react'
import { sharingTexts } from '../../../texts/en/share/sharing.ts'

const texts = sharingTexts.kind
/** A short link is a controlled share, too, and differs only by a shorter link and QR code. */
export type LinkKind = 'open' | 'short' | 'controlled'
const choices = [
  { kind: 'short', label: texts.short, hint: texts.shortHint },
  { kind: 'open', label: texts.open, hint: texts.openHint },
  { kind: 'controlled', label: texts.controlled, hint: texts.controlledHint },
] as const satisfies readonly { kind: LinkKind; label: string; hint: string }[]

/** Before the owner chooses, each choice says what its link does for the owner. */
export function KindChoice({ kind, onChoose }: { kind: LinkKind; onChoose: (kind: LinkKind) => void }) {
  const name = useId()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{texts.legend}</legend>
      <div className="flex flex-col gap-2">
        {choices.map((choice) => (
          <label
            key={choice.kind}
            className="flex min-h-11 items-start gap-2 rounded-xl border border-line px-2 py-1.5 text-sm has-checked:border-brand has-checked:bg-brand-soft sm:px-3"
          >
            <input
              type="radio"
              name={name}
              checked={kind === choice.kind}
              aria-labelledby={`${name}-${choice.kind}-label`}
              aria-describedby={`${name}-${choice.kind}`}
              onChange={() => onChoose(choice.kind)}
              className="mt-0.5 size-5 shrink-0"
            />
            <span className="min-w-0">
              <span id={`${name}-${choice.kind}-label`} className="block font-medium">
                {choice.label}
              </span>
              <span id={`${name}-${choice.kind}`} className="block text-pretty text-ink-2">
                {choice.hint}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
