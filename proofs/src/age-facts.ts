import { type AgeLimit, ageLimitOf, derivedFieldOf } from '@did/domain/claim/age-facts'
import type { DerivedFact } from '@did/domain/claim/derived-fact'
import { dayNumber } from './attributes/encoding.ts'
import { birthCutOff } from './build-statement.ts'

/**
 * Returns the fact that says whether a person had reached the age `limit` on `day`. Throws
 * `invalid-input` for a malformed day.
 */
export function deriveFact(limit: AgeLimit, { dateOfBirth, day }: { dateOfBirth: string; day: string }): DerivedFact {
  const isReached = dayNumber(dateOfBirth) <= dayNumber(birthCutOff(day, limit))
  return { field: derivedFieldOf(limit), value: isReached ? 'true' : 'false' }
}

export type FactStanding = 'agrees' | 'contradicts' | 'unknown'

/**
 * Compares a claim's fact about an age with a birth date. `day` is the claim's issue date. Returns
 * `unknown` for a missing or invalid birth date.
 */
export function judgeFact(fact: DerivedFact, born: { dateOfBirth: string | null; day: string }): FactStanding {
  const { dateOfBirth, day } = born
  if (dateOfBirth === null) return 'unknown'
  try {
    return deriveFact(ageLimitOf(fact), { dateOfBirth, day }).value === fact.value ? 'agrees' : 'contradicts'
  } catch {
    return 'unknown'
  }
}
