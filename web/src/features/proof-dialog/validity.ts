/** The calendar day of a moment, UTC, as the server counts days. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** A verification may end today, at midnight UTC, and not before. An empty day is no end at all. */
export function isDayOver(day: string, now: Date): boolean {
  return day !== '' && day < dayOf(now)
}

/** Seconds since 1970 of the last second of that day; 0 for no end: what the verifier signs. */
export function endOf(day: string): number {
  return day === '' ? 0 : Date.parse(`${day}T23:59:59Z`) / 1000
}
