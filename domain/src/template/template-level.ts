import * as z from 'zod/mini'

/** The levels that a template may name, because a claim's fields or attributes can fill them in. */
export const templateLevels = ['IdentityProof', 'EducationProof', 'AgeProof'] as const
export type TemplateLevel = (typeof templateLevels)[number]

/** The level that a template names, or null for a template that names none. */
export const templateLevelSchema = z._default(z.nullable(z.enum(templateLevels)), null)
