import { nameFact } from '../../texts/derived-facts.ts'
import { verdictTexts } from '../../texts/verdict.ts'

/** Whoever built a link chose its fields' names: also such as every object has a member of. */
export function nameField(field: string): string {
  const { fields } = verdictTexts.card
  return nameFact(field) ?? ((Object.hasOwn(fields, field) && fields[field]) || field)
}
