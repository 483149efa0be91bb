import type { OpenedLeaf } from '@did/credentials/share/share-link'
import { descriptionField, holderNameField } from '@did/domain/claim/claim-field'
import { signedDescriptionLabel } from '@did/domain/protocol/signed-labels'
import { describeLeaf, nameLeaf } from '@did/domain/texts/en/claim/leaves'
import { nameFact } from '@did/domain/texts/en/proof/derived-facts'
import { Quoted } from '../../ui/text/quoted.tsx'

/** Fields that the owner chose to show. A verifier's signature, if any, covers each of them. */
export function ShownFields({ opened, issueDate }: { opened: readonly OpenedLeaf[]; issueDate: string }) {
  if (opened.length === 0) return null
  return (
    <dl className="mt-1 flex flex-col gap-2 border-t border-line pt-3 text-sm">
      {opened.map((leaf) => (
        <div key={leaf.field}>
          <dt className="text-ink-3">{hasOwnLabel(leaf) ? nameLeaf(leaf) : <Quoted words={nameLeaf(leaf)} />}</dt>
          <dd dir="auto" className="text-ink-1">
            <Quoted words={describeLeaf(leaf, issueDate)} className="whitespace-pre-line" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Tells whether the product named the field. A link may give any label to the description. */
function hasOwnLabel(leaf: OpenedLeaf): boolean {
  const { field } = leaf
  if (field === descriptionField) return !('label' in leaf) || leaf.label === signedDescriptionLabel
  return field === holderNameField.field || nameFact(field) !== null
}
