import * as z from 'zod/mini'

/**
 * A template may name one of these levels. The fields or private attributes of a claim can contain
 * the values that a proof of such a level is about.
 */
export const templateLevels = ['IdentityProof', 'EducationProof', 'AgeProof'] as const
export type TemplateLevel = (typeof templateLevels)[number]

export const templateLevelSchema = z._default(z.nullable(z.enum(templateLevels)), null)
