import { isDay } from '@did/domain/texts/is-day'

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/**
 * Reads a time with its zone, as in '2026-11-30T12:00:00Z' (XML Schema's `dateTimeStamp`). Returns
 * milliseconds since 1970, or NaN for anything else. `Date.parse` alone would find a time in 'never
 * 2099'.
 */
export function readDateTime(value: unknown): number {
  return typeof value === 'string' && dateTime.test(value) && isDay(value.slice(0, 10)) ? Date.parse(value) : Number.NaN
}
