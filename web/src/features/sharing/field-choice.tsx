import type { Claim } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import { describeLeaf, nameLeaf } from '@did/domain/texts/en/claim/leaves'
import { useQuery } from '@tanstack/react-query'
import { shareableQuery } from '../../entities/share/share-query.ts'
import { sharingTexts } from '../../texts/en/share/sharing.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

const texts = sharingTexts.fields

type FieldChoiceProps = { claim: Claim; chosen: readonly string[]; onChoose: (fields: readonly string[]) => void }

/** A share always contains the basic details. The owner adds further fields and sees their text. */
export function FieldChoice({ claim, chosen, onChoose }: FieldChoiceProps) {
  return (
    <fieldset className="rounded-2xl border border-line px-4 py-2">
      <legend className="px-1 text-sm font-semibold">{texts.legend}</legend>
      <Checkbox label={texts.basic} checked disabled readOnly />
      <FurtherFields claim={claim} chosen={chosen} onChoose={onChoose} />
      {!claim.isSelective && <p className="pb-2 text-sm text-ink-2">{texts.notSelective}</p>}
    </fieldset>
  )
}

function FurtherFields({ claim, chosen, onChoose }: FieldChoiceProps) {
  const shareable = useQuery(shareableQuery(claim))
  if (shareable.isError)
    return (
      <p role="alert" className="pb-2 text-sm text-bad">
        {texts.failed}
      </p>
    )
  const leaves = (shareable.data?.leaves ?? []).filter(
    ({ field, value }) => value !== '' && (claim.isSelective || field === holderNameField.field),
  )
  return leaves.map((leaf) => (
    <div key={leaf.field}>
      <Checkbox
        label={nameLeaf(leaf)}
        checked={chosen.includes(leaf.field)}
        onChange={(event) =>
          onChoose(event.target.checked ? [...chosen, leaf.field] : chosen.filter((other) => other !== leaf.field))
        }
      />
      <p dir="auto" className="-mt-2 mb-2 ms-8 line-clamp-2 text-sm break-words text-ink-2">
        {describeLeaf(leaf, claim.issueDate)}
      </p>
    </div>
  ))
}
