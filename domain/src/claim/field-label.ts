import { labelFact, signedDescriptionLabel } from '../protocol/signed-labels.ts'
import { holderNameField } from './claim-field.ts'
import { derivedFields } from './derived-fact.ts'

const further = [holderNameField.label, signedDescriptionLabel, ...derivedFields.map((field) => labelFact(field) ?? '')]
const taken: ReadonlySet<string> = new Set(further.map(lookOf))

/**
 * Tells whether the page of a verdict uses this label for something else, such as the holder's
 * name.
 */
export function isTakenLabel(label: string): boolean {
  return taken.has(lookOf(label))
}

/** Tells whether a reader of a verdict can tell all these labels apart. */
export function areDistinctLabels(labels: readonly string[]): boolean {
  return new Set(labels.map(lookOf)).size === labels.length
}

/**
 * Returns one text for all labels that look the same to a reader because they differ only in letter
 * case, in the width of characters, or in spaces.
 */
export function lookOf(label: string): string {
  return label.normalize('NFKC').toLowerCase().replace(/\s/g, '')
}
