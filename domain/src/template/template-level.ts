import * as z from 'zod/mini'

/**
 * The levels that a template may name. The fields or attributes of a claim can fill in the proof of
 * such a level.
 */
export const templateLevels = ['IdentityProof', 'EducationProof', 'AgeProof'] as const
export type TemplateLevel = (typeof templateLevels)[number]

/** The level that a template names, or null for a template that names none. */
export const templateLevelSchema = z._default(z.nullable(z.enum(templateLevels)), null)
