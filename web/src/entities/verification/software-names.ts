import { holderNameField } from '@did/domain/claim/claim-field'
import { isNamedByLabel, type NamedField } from '@did/domain/claim/field-names'
import { nameFact } from '@did/domain/texts/en/proof/derived-facts'
import type { ShownLeaf } from '@did/domain/texts/leaves'
import { createStore } from '../../lib/store.ts'

/**
 * Tells whether the product itself gives a field this name and this label together, in any of its
 * languages. It is null until the page has loaded the product's names.
 */
export const builtInNames = createStore<((named: NamedField) => boolean) | null>(null)

/**
 * Tells whether a field's label says the same as the field's machine-readable name. While the page
 * has not loaded the product's own names, this is so only if the name can be formed from the label.
 */
export function saysSoftwareName({ field, label }: ShownLeaf): boolean {
  if (!label || nameFact(field) !== null) return true
  if (field === holderNameField.field) return label === holderNameField.label
  return isNamedByLabel({ field, label }) || (builtInNames.get()?.({ field, label }) ?? false)
}

/**
 * Loads the product's own names if a field needs them. If they do not load, the page shows the
 * machine-readable name even where the label already says the same.
 */
export async function loadNamesFor(leaves: readonly ShownLeaf[]): Promise<void> {
  if (builtInNames.get() !== null || leaves.every(saysSoftwareName)) return
  const loaded = await import('@did/domain/claim/built-in-names').catch(() => null)
  if (loaded) builtInNames.set(loaded.isBuiltInName)
}
