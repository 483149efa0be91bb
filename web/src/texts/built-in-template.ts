import { freeField, todayLimit } from '@did/domain/claim/claim-field'
import type { TemplateField } from '@did/domain/template/template-form'

/**
 * The `id` of a field names the field for software in every language. Without an `id`, the English
 * label does.
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
  /** Each example is about an invented person. */
  fields: readonly BuiltInField[]
  /** The field for the day on the document, and the field for whoever issued the document. */
  issuedOn?: string
  issuedBy?: string
  /** Values beside such a claim that belong to the owner's private attributes, by field name. */
  privateFields?: readonly string[]
}

type Form = Partial<Pick<BuiltInField, 'id' | 'kind' | 'isRequired' | 'choices' | 'least' | 'most'>>

/** A date's example is `YYYY-MM-DD`, and a country's example its two letters (ISO 3166-1). */
export function field(name: string, hint: string, example: string, form: Form = {}): BuiltInField {
  return { ...freeField, name, hint, example, choices: [], ...form }
}

/** What has happened already has no day in the future. */
export const past = { kind: 'date', most: todayLimit } as const

export function required(name: string, hint: string, example: string, form: Form = {}): BuiltInField {
  return field(name, hint, example, { ...form, isRequired: true })
}
