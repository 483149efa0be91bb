/**
 * Finds out how wrong this device's clock is, by the date of the server's answers. The page uses
 * the server's time for what the person signs or waits for. A verdict uses the later of the two
 * times. So a lying server can make a credential look expired too early, but it can never make an
 * expired one look valid.
 */
import { createStore } from '../store.ts'

/**
 * The page does not warn of a smaller error of the device's clock, because every deadline allows
 * for a larger one.
 */
const toleratedMs = 120_000

/** The milliseconds by which this device's clock is ahead. Negative if the clock is behind. */
export const clockErrorStore = createStore(0)

let least = Number.POSITIVE_INFINITY
let started = startOfPage()

/**
 * Ignores an answer that the browser may have cached, because its date is old. Among all other
 * answers, the one that shows the smallest error of the device's clock counts, because it was under
 * way for the shortest time.
 */
export function noteServerTime({ headers }: Response): void {
  const told = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(told) || !headers.get('cache-control')?.includes('no-store')) return
  // If somebody has set the device's clock while the page is open, earlier answers no longer count.
  if (Math.abs(startOfPage() - started) > toleratedMs) least = Number.POSITIVE_INFINITY
  started = startOfPage()
  least = Math.min(least, Date.now() - told)
  clockErrorStore.set(Math.abs(least) > toleratedMs ? least : 0)
}

/** Returns milliseconds, and corrects the device's clock if it is wrong. */
export function timeNow(): number {
  return Date.now() - clockErrorStore.get()
}

export function dateNow(): Date {
  return new Date(timeNow())
}

/**
 * Returns `YYYY-MM-DD` in the person's own time zone. In UTC, a document that was issued today
 * might seem to come from tomorrow.
 */
export function localToday(): string {
  const now = dateNow()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

export function secondsNow(): number {
  return Math.floor(timeNow() / 1000)
}

/**
 * Returns the later of the device's time and the server's time, in seconds. Verdicts use it, and so
 * do waits whose end the chain decides.
 */
export function latestSeconds(): number {
  return Math.floor(Math.max(Date.now(), timeNow()) / 1000)
}

function startOfPage(): number {
  return Date.now() - performance.now()
}
