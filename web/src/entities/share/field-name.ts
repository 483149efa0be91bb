import type { Claim } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import { nameFact } from '@did/domain/texts/en/proof/derived-facts'
import { sharingTexts } from '../../texts/en/share/sharing.ts'

/**
 * Returns the label that the claim gives the field. Old claims have no list of fields, so their
 * labels follow from the fields' names.
 */
export function nameFieldOf({ fields }: Pick<Claim, 'fields'>, field: string): string {
  return fields.find((known) => known.field === field)?.label ?? fieldName(field)
}

/**
 * Turns a field's machine-readable name into words: "fieldOfStudy" and "field-of-study" become
 * "Field of study".
 */
export function fieldName(field: string): string {
  if (field === holderNameField.field) return holderNameField.label
  if (field === 'description') return sharingTexts.fields.description
  const fact = nameFact(field)
  if (fact) return fact
  const words = field
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
