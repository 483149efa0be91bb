/**
 * This module knows how far this device's clock is off, by the date of the server's answers. What
 * the person signs or waits for is in the server's time. A verdict takes the later of both times: a
 * server that lies can then end a credential early, and never lengthen its time.
 */
import { createStore } from '../store.ts'

/** A clock that is off by less needs no warning, because every deadline allows for more. */
const toleratedMs = 120_000

/** Milliseconds by which this clock is ahead, or, if negative, behind. A right clock has 0. */
export const clockErrorStore = createStore(0)

let least = Number.POSITIVE_INFINITY
let started = startOfPage()

/** An answer that the browser may have kept says nothing. Of the others, the quickest counts. */
export function noteServerTime({ headers }: Response): void {
  const told = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(told) || !headers.get('cache-control')?.includes('no-store')) return
  // Somebody sets the clock while the page is open.
  if (Math.abs(startOfPage() - started) > toleratedMs) least = Number.POSITIVE_INFINITY
  started = startOfPage()
  least = Math.min(least, Date.now() - told)
  clockErrorStore.set(Math.abs(least) > toleratedMs ? least : 0)
}

/** The present time in milliseconds, by the server's clock where this device's is off. */
export function timeNow(): number {
  return Date.now() - clockErrorStore.get()
}

export function dateNow(): Date {
  return new Date(timeNow())
}

/** Today in the person's own time zone, `YYYY-MM-DD`: a diploma may have come today. */
export function localToday(): string {
  const now = dateNow()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

export function secondsNow(): number {
  return Math.floor(timeNow() / 1000)
}

/** The later of both times, in seconds, for a wait whose end the chain judges, and for verdicts. */
export function latestSeconds(): number {
  return Math.floor(Math.max(Date.now(), timeNow()) / 1000)
}

function startOfPage(): number {
  return Date.now() - performance.now()
}
