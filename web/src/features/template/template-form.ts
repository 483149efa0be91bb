import { freeField } from '@did/domain/claim/claim-field'
import type { TemplateForm, templateFormSchema } from '@did/domain/template/template-form'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'

export type TemplateInput = z.input<typeof templateFormSchema>
export type TemplateFormReturn = UseFormReturn<TemplateInput, unknown, TemplateForm>

export const emptyField: TemplateInput['fields'][number] = { ...freeField, name: '' }

export const emptyTemplateForm: TemplateInput = {
  type: '',
  title: '',
  summary: '',
  fields: [emptyField, emptyField],
  example: '',
  level: null,
}
