import { isDay } from '../../is-day.ts'
import { shortDate } from '../days.ts'

/**
 * Returns '18 oder älter' for a derived fact, and null for another field
 * (docs/decisions/0022-derived-facts.md).
 */
export function nameFact(field: string): string | null {
  const [, years] = /^age_over_(16|18|21|65)$/.exec(field) ?? []
  return years === undefined ? null : `${years} oder älter`
}

/** Returns 'Ja, am 22. Nov. 2026' for a fact derived on that day. Other values stay as they are. */
export function describeFact({ field, value }: { field: string; value: string }, day: string): string {
  if (nameFact(field) === null || (value !== 'true' && value !== 'false') || !isDay(day)) return value
  return `${value === 'true' ? 'Ja' : 'Nein'}, am ${shortDate(day)}`
}
