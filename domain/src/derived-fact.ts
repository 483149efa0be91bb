import { z } from 'zod'
import { complaints } from './texts/complaints.ts'

/** By the names of ISO 18013-5, without its other ages: docs/decisions/0022-derived-facts.md. */
export const derivedFields = ['age_over_16', 'age_over_18', 'age_over_21', 'age_over_65'] as const

/** A plain boolean worked out from a private attribute, as of the issue date of the claim that states it. */
export const derivedFactSchema = z.object({ field: z.enum(derivedFields), value: z.enum(['true', 'false']) })
export type DerivedFact = z.infer<typeof derivedFactSchema>

export const derivedFactsSchema = z
  .array(derivedFactSchema)
  .refine((facts) => new Set(facts.map(({ field }) => field)).size === facts.length, complaints.invalid)
