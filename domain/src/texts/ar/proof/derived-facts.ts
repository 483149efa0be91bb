import { isDay } from '../../is-day.ts'
import { shortDate } from '../days.ts'

/**
 * Returns '18 سنة أو أكثر' for a derived fact, and null for another field
 * (docs/decisions/0022-derived-facts.md).
 */
export function nameFact(field: string): string | null {
  const [, years] = /^age_over_(16|18|21|65)$/.exec(field) ?? []
  return years === undefined ? null : `${years} سنة أو أكثر`
}

/** Returns 'نعم، في 22 نوفمبر 2026' for a fact derived on that day, and other values unchanged. */
export function describeFact({ field, value }: { field: string; value: string }, day: string): string {
  if (nameFact(field) === null || (value !== 'true' && value !== 'false') || !isDay(day)) return value
  return `${value === 'true' ? 'نعم' : 'لا'}، في ${shortDate(day)}`
}
