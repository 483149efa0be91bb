import { descriptionField, holderNameField } from '../claim/claim-field.ts'
import { signedDescriptionLabel } from '../protocol/signed-labels.ts'
import { nameFact } from '../texts/en/proof/derived-facts.ts'
import { describeLeaf, nameLeaf, type ShownLeaf } from '../texts/leaves.ts'

/**
 * A field's name and value as people read them. `isOwnName` and `isOwnValue` tell whether the name
 * and the value are the product's words and not a stranger's.
 */
export type Row = { name: string; value: string; isOwnName: boolean; isOwnValue: boolean }

/**
 * Writes a field of a claim for people to read. `day` is the claim's issue date, as of which a
 * derived fact is true.
 */
export function tellLeaf(leaf: ShownLeaf, day: string): Row {
  const value = describeLeaf(leaf, day)
  // The product writes dates, countries and derived facts in its own words, and shows a number as
  // the owner typed it.
  const isOwnValue = leaf.kind === 'number' ? /^-?[\d.,]+$/.test(value) : value !== leaf.value
  return { name: nameLeaf(leaf), value, isOwnName: hasOwnLabel(leaf), isOwnValue }
}

/**
 * Tells whether the product named the field. The description counts only with the product's own
 * label, because a forged link may give it any label.
 */
function hasOwnLabel({ field, label }: ShownLeaf): boolean {
  if (field === descriptionField) return label === undefined || label === signedDescriptionLabel
  return field === holderNameField.field || nameFact(field) !== null
}
