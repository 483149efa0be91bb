import { useId } from 'react'
import { sharingTexts } from '../../texts/en/share/sharing.ts'

const texts = sharingTexts.kind
/** A short link is a controlled share, too. Only its link and its code are shorter. */
export type LinkKind = 'open' | 'short' | 'controlled'
const choices = [
  { kind: 'open', label: texts.open, hint: texts.openHint },
  { kind: 'short', label: texts.short, hint: texts.shortHint },
  { kind: 'controlled', label: texts.controlled, hint: texts.controlledHint },
] as const satisfies readonly { kind: LinkKind; label: string; hint: string }[]

export function KindChoice({ kind, onChoose }: { kind: LinkKind; onChoose: (kind: LinkKind) => void }) {
  const name = useId()
  return (
    <fieldset className="rounded-2xl border border-line px-4 py-2">
      <legend className="px-1 text-sm font-semibold">{texts.legend}</legend>
      {choices.map((choice) => (
        <div key={choice.kind}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={kind === choice.kind}
              aria-describedby={`${name}-${choice.kind}`}
              onChange={() => onChoose(choice.kind)}
              className="size-5 shrink-0"
            />
            <span>{choice.label}</span>
          </label>
          <p id={`${name}-${choice.kind}`} className="-mt-2 pb-2 ps-8 text-sm text-ink-2">
            {choice.hint}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
