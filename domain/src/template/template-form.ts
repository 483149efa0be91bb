import * as z from 'zod/mini'
import { fieldKinds } from '../claim/claim-field.ts'
import { claimTypeSchema } from '../claim/claim-form.ts'
import { areDistinctLabels, isTakenLabel } from '../claim/field-label.ts'
import { complainOfFieldLimits, type FieldLimits } from '../claim/field-limits.ts'
import { maximumClaimLength } from '../claim/limits.ts'
import { labelSchema, lineSchema, textSchema } from '../text.ts'
import { complaints, fieldNames } from '../texts/en/complaints.ts'
import { maximumTemplateLength, maximumTemplates } from './limits.ts'
import { templateLevelSchema } from './template-level.ts'

const choiceSchema = lineSchema(fieldNames.choice, maximumClaimLength.fieldValue).check(
  z.minLength(1, complaints.required),
)

const limitSchema = textSchema(fieldNames.fieldLimit, maximumClaimLength.fieldValue)

/** A field that a template asks for. `name` is the field's label for people. */
export const templateFieldSchema = z
  .object({
    name: labelSchema(fieldNames.fieldName, maximumClaimLength.fieldName).check(
      z.minLength(1, complaints.required),
      z.refine((name) => !/[\n\r\t:]/.test(name), complaints.templateLineName),
      z.refine((name) => !isTakenLabel(name), complaints.fieldTaken),
    ),
    hint: z._default(textSchema(fieldNames.hint, maximumTemplateLength.hint), ''),
    kind: z._default(z.enum(fieldKinds), 'text'),
    isRequired: z._default(z.boolean(), false),
    isOpenByDefault: z._default(z.boolean(), false),
    /**
     * The values among which an owner can choose. The list is empty unless the field is of the kind
     * `choice`.
     */
    choices: z._default(z.array(choiceSchema).check(z.maxLength(maximumTemplates.choices)), []),
    /** An example of a value that an owner could write, or ''. */
    example: z._default(textSchema(fieldNames.example, maximumClaimLength.fieldValue), ''),
    least: z._default(limitSchema, ''),
    most: z._default(limitSchema, ''),
  })
  .check(
    z.refine(({ kind, choices }) => kind !== 'choice' || choices.length > 1, {
      path: ['choices'],
      error: complaints.templateChoicesMissing,
    }),
    z.check<FieldLimits>(({ value, issues }) => {
      const [limit, message] = complainOfFieldLimits(value) ?? []
      if (limit) issues.push({ code: 'custom', input: value, path: [limit], message: message ?? '' })
    }),
  )
export type TemplateField = z.infer<typeof templateFieldSchema>

const fieldsSchema = z
  .array(templateFieldSchema)
  .check(
    z.minLength(1, complaints.templateLinesMissing),
    z.maxLength(maximumTemplates.fields, complaints.templateLinesTooMany),
    z.refine(hasDistinctNames, complaints.templateLinesAlike),
  )

export const templateFormSchema = z
  .object({
    type: claimTypeSchema,
    title: labelSchema(fieldNames.title, maximumClaimLength.title).check(z.minLength(1, complaints.required)),
    summary: textSchema(fieldNames.summary, maximumTemplateLength.summary).check(z.minLength(1, complaints.required)),
    fields: fieldsSchema,
    level: templateLevelSchema,
    example: textSchema(fieldNames.example, maximumClaimLength.description).check(z.minLength(1, complaints.required)),
  })
  .check(
    z.refine((form) => JSON.stringify(form).length <= maximumTemplates.bytes, {
      path: ['fields'],
      error: complaints.templateTooLong,
    }),
  )
export type TemplateForm = z.infer<typeof templateFormSchema>

/** Tells whether the names of all fields differ. Another rule complains about missing names. */
function hasDistinctNames(fields: readonly TemplateField[]): boolean {
  return areDistinctLabels(fields.map(({ name }) => name).filter((name) => name !== ''))
}
