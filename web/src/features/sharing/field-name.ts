import { nameFact } from '../../texts/derived-facts.ts'
import { sharingTexts } from '../../texts/sharing.ts'

/** A leaf's name as a person reads it: "fieldOfStudy" and "field-of-study" become "Field of study". Ours is in the catalogue. */
export function fieldName(field: string): string {
  if (field === 'description') return sharingTexts.fields.description
  const fact = nameFact(field)
  if (fact) return fact
  const words = field
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
