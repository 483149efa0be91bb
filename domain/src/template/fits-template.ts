import type { ClaimField } from '../claim/claim.ts'
import { isTakenLabel, lookOf } from '../claim/field-label.ts'
import { complainOfLimits } from '../claim/field-limits.ts'
import { complaints } from '../texts/en/complaints.ts'
import type { TemplateField } from './template-form.ts'

/**
 * The earliest and the latest date that is today somewhere on earth. A claim keeps the limit
 * “today” if it keeps the limit on one of these days, because an owner thinks of the local day.
 */
export type Days = { first: string; last: string }
type Given = Pick<ClaimField, 'label' | 'kind' | 'value'>

/**
 * Compares a claim with a template. Returns the first field of the template that the claim does not
 * fill in as the template asks, with the complaint, or null. The claim may have further fields.
 */
export function findMisfit(asked: readonly TemplateField[], fields: readonly Given[], days: Days) {
  for (const field of asked) {
    // An older template may ask for the holder's name as a field. A claim has the holder's name
    // outside its fields, so this field is not compared.
    if (isTakenLabel(field.name)) continue
    const given = fields.find(({ label }) => lookOf(label) === lookOf(field.name))
    const message = given ? complainOfGiven(field, given, days) : complainOfMissing(field)
    if (message !== null) return { label: field.name, message }
  }
  return null
}

function complainOfMissing({ isRequired }: TemplateField): string | null {
  return isRequired ? complaints.required : null
}

function complainOfGiven(asked: TemplateField, { kind, value }: Given, { first, last }: Days): string | null {
  if (kind !== asked.kind) return complaints.invalid
  if (kind === 'choice' && asked.choices.length > 0 && !asked.choices.includes(value)) return complaints.invalid
  return (
    complainOfLimits({ ...asked, most: '' }, value, first) ?? complainOfLimits({ ...asked, least: '' }, value, last)
  )
}
