import { holderNameField } from '@did/domain/claim/claim-field'
import { isNamedByLabel, type NamedField } from '@did/domain/claim/field-names'
import { nameFact } from '@did/domain/texts/en/proof/derived-facts'
import type { ShownLeaf } from '@did/domain/texts/leaves'
import { createStore } from '../../lib/store.ts'

/**
 * Tells whether a name is one of the product's own for a label in a language. Null until the page
 * has loaded these names.
 */
export const builtInNames = createStore<((named: NamedField) => boolean) | null>(null)

/**
 * Tells whether a field's label says what other software will read as the field's name. While the
 * page has not loaded the product's own names, only a label that makes the name says so.
 */
export function saysSoftwareName({ field, label }: ShownLeaf): boolean {
  if (!label || nameFact(field) !== null) return true
  if (field === holderNameField.field) return label === holderNameField.label
  return isNamedByLabel({ field, label }) || (builtInNames.get()?.({ field, label }) ?? false)
}

/** Loads the product's own names if a field needs them. Without them, the page shows more names. */
export async function loadNamesFor(leaves: readonly ShownLeaf[]): Promise<void> {
  if (builtInNames.get() !== null || leaves.every(saysSoftwareName)) return
  const loaded = await import('@did/domain/claim/built-in-names').catch(() => null)
  if (loaded) builtInNames.set(loaded.isBuiltInName)
}
