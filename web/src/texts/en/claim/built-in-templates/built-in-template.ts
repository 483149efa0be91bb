import type { TemplateField } from '@did/domain/claim/template-form'

/** One field of a claim template. Its example is about an invented person. */
export type BuiltInField = TemplateField & { example: string }

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
}

type Form = Partial<Pick<TemplateField, 'kind' | 'isRequired' | 'choices'>>

/** A date's example is `YYYY-MM-DD`, and a country's example its two letters (ISO 3166-1). */
export function field(name: string, hint: string, example: string, form: Form = {}): BuiltInField {
  return { name, hint, example, kind: 'text', isRequired: false, isOpenByDefault: false, choices: [], ...form }
}

export function required(name: string, hint: string, example: string, form: Form = {}): BuiltInField {
  return field(name, hint, example, { ...form, isRequired: true })
}
