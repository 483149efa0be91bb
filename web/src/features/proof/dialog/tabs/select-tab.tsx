import { type SelectableProofType, selectableProofTypes } from '@did/domain/proof/proof'
import { proofTypeTexts, proofTexts as texts } from '../../../../texts/en/proof/proof.ts'

type SelectTabProps = { chosen: SelectableProofType | null; onChoose: (proofType: SelectableProofType) => void }

export function SelectTab({ chosen, onChoose }: SelectTabProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{texts.chooseType}</legend>
      {selectableProofTypes.map((type) => (
        <TypeChoice key={type} type={type} isChosen={type === chosen} onChoose={() => onChoose(type)} />
      ))}
    </fieldset>
  )
}

type TypeChoiceProps = { type: SelectableProofType; isChosen: boolean; onChoose: () => void }

function TypeChoice({ type, isChosen, onChoose }: TypeChoiceProps) {
  const { label, description } = proofTypeTexts[type]
  const hintId = `proof-type-${type}`
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-xl border border-line-strong p-3 transition-colors duration-150 hover:bg-brand-soft has-checked:border-brand has-checked:bg-brand-soft">
      <input
        type="radio"
        name="proof-type"
        value={type}
        checked={isChosen}
        onChange={onChoose}
        aria-label={label}
        aria-describedby={hintId}
        className="size-5 shrink-0"
      />
      <span>
        <span className="block font-medium">{label}</span>
        <span id={hintId} className="block text-sm text-ink-2">
          {description}
        </span>
      </span>
    </label>
  )
}
