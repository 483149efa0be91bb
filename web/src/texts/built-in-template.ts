import { freeField, todayLimit } from '@did/domain/claim/claim-field'
import type { TemplateField } from '@did/domain/template/template-form'

/**
 * Software knows a field by its `id`, which is the same in every language. A field without an `id`
 * is known by its English label.
 */
export type BuiltInField = TemplateField & { id?: string }

/** A template for a claim that many people have. `ref` names it in URLs and never changes. */
export type BuiltInTemplate = {
  ref: string
  type: string
  title: string
  summary: string
  /** Says who usually checks such a claim. */
  checkedBy: string
  example: { title: string; checkedBy: string }
  fields: readonly BuiltInField[]
  /**
   * `issuedOn` names the field with the document's day, and `issuedBy` the field with its issuer.
   */
  issuedOn?: string
  issuedBy?: string
  /** The names of values that belong to such a claim but should be private attributes. */
  privateFields?: readonly string[]
}

type Form = Partial<Pick<BuiltInField, 'id' | 'kind' | 'isRequired' | 'choices' | 'least' | 'most'>>

/**
 * Makes a field of a template. The example of a date is `YYYY-MM-DD`, and of a country its two
 * letters (ISO 3166-1).
 */
export function field(name: string, hint: string, example: string, form: Form = {}): BuiltInField {
  return { ...freeField, name, hint, example, choices: [], ...form }
}

/** The form of a date that cannot be in the future, because the event has already happened. */
export const past = { kind: 'date', most: todayLimit } as const

export function required(name: string, hint: string, example: string, form: Form = {}): BuiltInField {
  return field(name, hint, example, { ...form, isRequired: true })
}
