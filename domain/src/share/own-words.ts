import { descriptionField, holderNameField } from '../claim/claim-field.ts'
import { signedDescriptionLabel } from '../protocol/signed-labels.ts'
import { nameFact } from '../texts/en/proof/derived-facts.ts'
import { describeLeaf, nameLeaf, type ShownLeaf } from '../texts/leaves.ts'

/** A name and a value for people, and which of the two are our words, not a stranger's. */
export type Row = { name: string; value: string; isOwnName: boolean; isOwnValue: boolean }

/** Writes a field for people. `day` is the issue date, as of which a derived fact is true. */
export function tellLeaf(leaf: ShownLeaf, day: string): Row {
  const value = describeLeaf(leaf, day)
  // The product writes dates, countries and facts anew. A number stays as the owner typed it.
  const isOwnValue = leaf.kind === 'number' ? /^-?[\d.,]+$/.test(value) : value !== leaf.value
  return { name: nameLeaf(leaf), value, isOwnName: hasOwnLabel(leaf), isOwnValue }
}

/** Tells whether the product named the field. A link may give any label to the description. */
function hasOwnLabel({ field, label }: ShownLeaf): boolean {
  if (field === descriptionField) return label === undefined || label === signedDescriptionLabel
  return field === holderNameField.field || nameFact(field) !== null
}
