import { nameFact } from '@did/domain/texts/en/proof/derived-facts'
import { fieldLabels } from '@did/domain/texts/en/verdict/labels'

/** Whoever built a link chose its field names, which may equal names that every object has. */
export function nameField(field: string): string {
  const labels: Readonly<Record<string, string>> = fieldLabels
  return nameFact(field) ?? ((Object.hasOwn(labels, field) && labels[field]) || field)
}
