import { shortDate } from './dates.ts'

/** '18 or older', of a plain fact of docs/decisions/0022-derived-facts.md; null of any other field. */
export function nameFact(field: string): string | null {
  const [, years] = /^age_over_(16|18|21|65)$/.exec(field) ?? []
  return years === undefined ? null : `${years} or older`
}

/** 'Yes, on Nov 22, 2026', of the day as of which it was worked out; what is no such fact stays as it stands. */
export function describeFact({ field, value }: { field: string; value: string }, day: string): string {
  if (nameFact(field) === null || (value !== 'true' && value !== 'false')) return value
  return `${value === 'true' ? 'Yes' : 'No'}, on ${shortDate(day)}`
}
