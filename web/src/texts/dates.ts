/** How the page writes moments. The server writes none. */
import * as display from '@did/domain/display'

/** A day: 'Jun 12, 2024'. */
export function shortDate(date: string): string {
  return display.shortDate(date)
}

/** 'Just now', '5m ago', then the day. */
export function relativeTime(then: Date, now: Date): string {
  return display.relativeTime(then, now)
}

/** A day and a time of day, where the order within a day matters. */
export function dayAndTime(moment: string): string {
  return new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}
