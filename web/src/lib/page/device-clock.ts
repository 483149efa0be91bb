/**
 * Knows how far this device's clock is off, by the date of the server's answers. What the person
 * signs or waits for uses the server's time. A verdict uses the later of both times: a lying server
 * can then make a credential look expired too early, but never make an expired one look valid.
 */
import { createStore } from '../store.ts'

/** A smaller error needs no warning, because every deadline allows for more than this. */
const toleratedMs = 120_000

/**
 * The milliseconds by which this clock is ahead. The number is negative if the clock is behind, and
 * 0 if it is right.
 */
export const clockErrorStore = createStore(0)

let least = Number.POSITIVE_INFINITY
let started = startOfPage()

/**
 * Learns the clock's error from an answer. Ignores an answer that the browser may have cached,
 * because its date is old. The quickest of the others counts, because it was under way for the
 * shortest time.
 */
export function noteServerTime({ headers }: Response): void {
  const told = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(told) || !headers.get('cache-control')?.includes('no-store')) return
  // Somebody has set the device's clock while the page is open, so earlier answers no longer count.
  if (Math.abs(startOfPage() - started) > toleratedMs) least = Number.POSITIVE_INFINITY
  started = startOfPage()
  least = Math.min(least, Date.now() - told)
  clockErrorStore.set(Math.abs(least) > toleratedMs ? least : 0)
}

/** Returns the present time in milliseconds, corrected if this device's clock is off. */
export function timeNow(): number {
  return Date.now() - clockErrorStore.get()
}

export function dateNow(): Date {
  return new Date(timeNow())
}

/**
 * Returns today's date (`YYYY-MM-DD`) in the person's own time zone, because a diploma may be dated
 * today.
 */
export function localToday(): string {
  const now = dateNow()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

export function secondsNow(): number {
  return Math.floor(timeNow() / 1000)
}

/**
 * Returns the later of the device's and the server's time, in seconds. Verdicts use this, and waits
 * whose end the chain judges.
 */
export function latestSeconds(): number {
  return Math.floor(Math.max(Date.now(), timeNow()) / 1000)
}

function startOfPage(): number {
  return Date.now() - performance.now()
}
