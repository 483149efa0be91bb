import * as dates from '@did/domain/texts/en/days'

/** For example 'Jun 12, 2024'. */
export function shortDate(date: string): string {
  return dates.shortDate(date)
}

/** Returns 'Just now' or '5m ago' for a recent time, and the day for any other time. */
export function relativeTime(then: Date, now: Date): string {
  return dates.relativeTime(then, now)
}

/** For places where the order within a day matters. */
export function dayAndTime(moment: string): string {
  return new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}

/** For places where a moment stands beside a day that has no time zone. */
export function dayTimeAndZone(moment: string): string {
  return new Date(moment).toLocaleString('en-US', {
    ...({ year: 'numeric', month: 'short', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const),
  })
}
