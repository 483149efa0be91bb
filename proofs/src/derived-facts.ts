import type { DerivedFact } from '@did/domain/derived-fact'
import { type AgeLimit, ageLimitOf, derivedFieldOf } from '@did/domain/derived-facts'
import { dayNumber } from './attributes/encoding.ts'
import { birthCutOff } from './build-statement.ts'

/** Whether somebody born then had reached the age on that day, both `YYYY-MM-DD`. Throws `invalid-input` for a day there never was. */
export function deriveFact(limit: AgeLimit, { dateOfBirth, day }: { dateOfBirth: string; day: string }): DerivedFact {
  const isReached = dayNumber(dateOfBirth) <= dayNumber(birthCutOff(day, limit))
  return { field: derivedFieldOf(limit), value: isReached ? 'true' : 'false' }
}

export type FactStanding = 'agrees' | 'contradicts' | 'unknown'

/** What a birth date says to a stated fact, as of the issue date of its claim; `unknown` without a birth date that is one. */
export function judgeFact(fact: DerivedFact, born: { dateOfBirth: string | null; day: string }): FactStanding {
  const { dateOfBirth, day } = born
  if (dateOfBirth === null) return 'unknown'
  try {
    return deriveFact(ageLimitOf(fact), { dateOfBirth, day }).value === fact.value ? 'agrees' : 'contradicts'
  } catch {
    return 'unknown'
  }
}
