import type { ClaimField } from '../claim/claim.ts'
import { isTakenLabel, lookOf } from '../claim/field-label.ts'
import { complainOfLimits } from '../claim/field-limits.ts'
import { complaints } from '../texts/en/complaints.ts'
import type { TemplateField } from './template-form.ts'

/**
 * The earliest and the latest date that is today somewhere on earth, because an owner means the
 * local day.
 */
export type Days = { first: string; last: string }
type Given = Pick<ClaimField, 'label' | 'kind' | 'value'>

/**
 * Returns the first field of a template that the claim's fields do not fit, or null. Further fields
 * of the claim are the owner's own.
 */
export function findMisfit(asked: readonly TemplateField[], fields: readonly Given[], days: Days) {
  for (const field of asked) {
    // A claim has another place for the name, which an older template may ask for again.
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
