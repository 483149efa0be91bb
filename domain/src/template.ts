import { z } from 'zod'
import { claimTypeSchema, titleSchema } from './claim.ts'
import { maximumLength, maximumTemplates } from './constants.ts'
import { templateIdSchema } from './ids.ts'
import { textSchema } from './text.ts'
import { complaints, fieldNames } from './texts/complaints.ts'
import { accreditationSchema } from './user.ts'

/** One thing a claim should say. Descriptive: it becomes a line of the claim's description, not a field that is signed by itself. */
export const templateFieldSchema = z.object({
  name: textSchema(fieldNames.fieldName, maximumLength.templateFieldName)
    .min(1, complaints.required)
    // It opens a line of the description, and a colon ends it there.
    .refine((name) => !/[\n\r\t:]/.test(name), complaints.templateLineName),
  hint: textSchema(fieldNames.hint, maximumLength.templateHint).default(''),
})
export type TemplateField = z.infer<typeof templateFieldSchema>

const fieldsSchema = z
  .array(templateFieldSchema)
  .min(1, complaints.templateLinesMissing)
  .max(maximumTemplates.fields, complaints.templateLinesTooMany)
  .refine(hasDistinctNames, complaints.templateLinesAlike)

/** What a verifier fills in: how a claim should be written that it would like to check. */
export const templateFormSchema = z.object({
  type: claimTypeSchema,
  title: titleSchema.min(1, complaints.required),
  summary: textSchema(fieldNames.summary, maximumLength.templateSummary).min(1, complaints.required),
  fields: fieldsSchema,
  example: textSchema(fieldNames.example, maximumLength.description).min(1, complaints.required),
})
export type TemplateForm = z.infer<typeof templateFormSchema>

/** Who publishes it. A name is worth what stands behind it, so both are told together. */
const publisherSchema = z.object({
  name: z.string(),
  accreditation: accreditationSchema,
  domain: z.string().nullable(),
})

/** A published template, as everybody sees it. */
export const templateSchema = z.object({
  id: templateIdSchema,
  type: z.string(),
  title: z.string(),
  summary: z.string(),
  fields: z.array(z.object({ name: z.string(), hint: z.string() })),
  example: z.string(),
  publisher: publisherSchema,
  publishedAt: z.iso.datetime(),
  version: z.int(),
})
export type Template = z.infer<typeof templateSchema>

/** The same to whoever published it. */
export const ownTemplateSchema = templateSchema.omit({ publisher: true }).extend({
  /** Claims that other people made from it; what became of those claims does not change it. */
  uses: z.int(),
  /** Since then nobody is offered it; claims made from it stay. */
  retiredAt: z.iso.datetime().nullable(),
})
export type OwnTemplate = z.infer<typeof ownTemplateSchema>

/** Names that are missing have a complaint of their own. */
function hasDistinctNames(fields: readonly TemplateField[]): boolean {
  const names = fields.map(({ name }) => name.toLowerCase()).filter((name) => name !== '')
  return new Set(names).size === names.length
}
