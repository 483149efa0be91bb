import * as dates from '@did/domain/texts/es/days'

/** Writes a day: 'Jun 12, 2024'. */
export function shortDate(date: string): string {
  return dates.shortDate(date)
}

/** Writes 'Just now' or '5m ago' for a recent time, and the day for any other time. */
export function relativeTime(then: Date, now: Date): string {
  return dates.relativeTime(then, now)
}

/** Writes day and time, for places where the order within a day matters. */
export function dayAndTime(moment: string): string {
  return new Date(moment).toLocaleString('es', { dateStyle: 'medium', timeStyle: 'short' })
}

/** Writes day, time and zone, for places where a moment stands beside a day that has no zone. */
export function dayTimeAndZone(moment: string): string {
  return new Date(moment).toLocaleString('es', {
    ...({ year: 'numeric', month: 'short', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const),
  })
}
