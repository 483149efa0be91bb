import type { Claim } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import { describeLeaf, nameLeaf } from '@did/domain/texts/leaves'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { shareableQuery } from '../../../entities/share/share-query.ts'
import { sharingTexts } from '../../../texts/en/share/sharing.ts'

const texts = sharingTexts.fields

type FieldChoiceProps = { claim: Claim; chosen: readonly string[]; onChoose: (fields: readonly string[]) => void }

/** A share always contains the basic details. The owner adds further fields and sees their text. */
export function FieldChoice({ claim, chosen, onChoose }: FieldChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{texts.legend}</legend>
      <div className="flex flex-wrap gap-2">
        <Chip label={texts.basic} isChosen isFixed />
        <FurtherFields claim={claim} chosen={chosen} onChoose={onChoose} />
      </div>
      {!claim.isSelective && <p className="text-sm text-ink-2">{texts.notSelective}</p>}
    </fieldset>
  )
}

function FurtherFields({ claim, chosen, onChoose }: FieldChoiceProps) {
  const shareable = useQuery(shareableQuery(claim))
  if (shareable.isError)
    return (
      <p role="alert" className="w-full text-sm text-bad">
        {texts.failed}
      </p>
    )
  const leaves = (shareable.data?.leaves ?? []).filter(
    ({ field, value }) => value !== '' && (claim.isSelective || field === holderNameField.field),
  )
  return leaves.map((leaf) => (
    <Chip
      key={leaf.field}
      label={nameLeaf(leaf)}
      value={describeLeaf(leaf, claim.issueDate)}
      isChosen={chosen.includes(leaf.field)}
      onChoose={(isChosen) =>
        onChoose(isChosen ? [...chosen, leaf.field] : chosen.filter((other) => other !== leaf.field))
      }
    />
  ))
}

type ChipProps = {
  label: string
  value?: string
  isChosen: boolean
  isFixed?: boolean
  onChoose?: (isChosen: boolean) => void
}

function Chip({ label, value, isChosen, isFixed = false, onChoose }: ChipProps) {
  const valueId = useId()
  return (
    <label className="flex min-h-11 max-w-full items-center gap-2 rounded-xl border border-line px-3 py-1.5 text-sm has-checked:border-brand has-checked:bg-brand-soft">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        aria-label={label}
        aria-describedby={value === undefined ? undefined : valueId}
        checked={isChosen}
        disabled={isFixed}
        readOnly={isFixed}
        onChange={(event) => onChoose?.(event.target.checked)}
      />
      <span className="min-w-0">
        <span className="block break-words">{label}</span>
        {value !== undefined && (
          <span id={valueId} dir="auto" className="line-clamp-2 text-ink-2 wrap-anywhere">
            {value}
          </span>
        )}
      </span>
    </label>
  )
}
