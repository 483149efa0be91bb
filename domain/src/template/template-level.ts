import * as z from 'zod/mini'

/** The levels that a template may name, because a claim's fields or attributes can fill them in. */
export const templateLevels = ['IdentityProof', 'EducationProof', 'AgeProof'] as const
export type TemplateLevel = (typeof templateLevels)[number]

/** The chosen fields are null where the claim's own fields decide. */
export const templateLevelSchema = z._default(z.nullable(z.enum(templateLevels)), null)
