import type { Claim } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import { nameFact } from '@did/domain/texts/en/proof/derived-facts'
import { sharingTexts } from '../../texts/en/share/sharing.ts'

/** Names a field as its claim does. A claim from before claims had fields has no labels. */
export function nameFieldOf({ fields }: Pick<Claim, 'fields'>, field: string): string {
  return fields.find((known) => known.field === field)?.label ?? fieldName(field)
}

/** Names a field: "fieldOfStudy" and "field-of-study" become "Field of study". */
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
