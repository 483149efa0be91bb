import * as z from 'zod/mini'
import { accreditationSchema } from '../account/user.ts'
import { fieldKinds } from '../claim/claim-field.ts'
import { templateIdSchema } from '../ids.ts'
import { templateLevelSchema } from './template-level.ts'

/** The publisher of a template, with its accreditation, because a name alone proves nothing. */
const publisherSchema = z.object({
  name: z.string(),
  accreditation: accreditationSchema,
  domain: z.nullable(z.string()),
})

/**
 * A field that a template asks for. Its `kind` is `text` in a template that was made before fields
 * had kinds.
 */
export const templateFieldShape = z.object({
  name: z.string(),
  hint: z.string(),
  kind: z._default(z.enum(fieldKinds), 'text'),
  isRequired: z._default(z.boolean(), false),
  isOpenByDefault: z._default(z.boolean(), false),
  choices: z._default(z.array(z.string()), []),
  example: z._default(z.string(), ''),
  least: z._default(z.string(), ''),
  most: z._default(z.string(), ''),
})

export const templateSchema = z.object({
  id: templateIdSchema,
  type: z.string(),
  title: z.string(),
  summary: z.string(),
  fields: z.array(templateFieldShape),
  example: z.string(),
  level: templateLevelSchema,
  publisher: publisherSchema,
  publishedAt: z.iso.datetime(),
  version: z.int(),
})
export type Template = z.infer<typeof templateSchema>

/**
 * The part of a template that a list shows. A page that uses the template reads the fields by the
 * template's id.
 */
export const templateSummarySchema = z.omit(templateSchema, { fields: true, example: true, level: true })
export type TemplateSummary = z.infer<typeof templateSummarySchema>

export const ownTemplateSchema = z.extend(z.omit(templateSchema, { publisher: true }), {
  /**
   * The number of claims that other people than the publisher made from the template, even if they
   * changed the claims later.
   */
  uses: z.int(),
  /**
   * The time since when owners can no longer choose the template, or null. Claims that owners made
   * from the template stay.
   */
  retiredAt: z.nullable(z.iso.datetime()),
})
export type OwnTemplate = z.infer<typeof ownTemplateSchema>
