import * as z from 'zod/mini'
import { complaints } from '../texts/en/complaints.ts'

/**
 * The names of the derived facts. ISO 18013-5 gives these four names to facts about a person's age
 * (docs/decisions/0022-derived-facts.md).
 */
export const derivedFields = ['age_over_16', 'age_over_18', 'age_over_21', 'age_over_65'] as const

/** A boolean that follows from a private attribute, as of the claim's issue date. */
export const derivedFactSchema = z.object({ field: z.enum(derivedFields), value: z.enum(['true', 'false']) })
export type DerivedFact = z.infer<typeof derivedFactSchema>

export const derivedFactsSchema = z
  .array(derivedFactSchema)
  .check(z.refine((facts) => new Set(facts.map(({ field }) => field)).size === facts.length, complaints.invalid))
