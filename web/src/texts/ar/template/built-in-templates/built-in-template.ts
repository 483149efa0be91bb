import { freeField, todayLimit } from '@did/domain/claim/claim-field'
import type { TemplateField } from '@did/domain/claim/template-form'

export type BuiltInField = TemplateField & { id?: string }

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

export function field(name: string, hint: string, example: string, form: Form = {}): BuiltInField {
  return { ...freeField, name, hint, example, choices: [], ...form }
}

export const past = { kind: 'date', most: todayLimit } as const

export const firstDay = 'اليوم الأول. إذا كنت تعرف الشهر فقط، فاختر أول يوم فيه.'
export const lastDay = 'اليوم الأخير. إذا كنت تعرف الشهر فقط، فاختر آخر يوم فيه.'

export function required(name: string, hint: string, example: string, form: Form = {}): BuiltInField {
  return field(name, hint, example, { ...form, isRequired: true })
}
