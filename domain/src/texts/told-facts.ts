import { shortDate } from './en/days.ts'

/**
 * The facts that a sentence may contain, with dates ready to read. `signedOn` is the date of the
 * anchor, or null without an anchor. `at` is the time that the check's finding is about, such as
 * the time of a revocation.
 */
export type Told = {
  who: string
  /** The holder's name in quotation marks, or '' when the link shows none. */
  holder: string
  /** The holder's name if a known verifier confirmed it, and otherwise a word for the owner. */
  owner: string
  signedOn: string | null
  at: string
  reason: string | null
  fact: string
  audience: string
}

/**
 * Writes the day on which something ends. It ends at midnight UTC, so that everybody reads the same
 * day.
 */
export function readableEnd(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000)
  return Number.isNaN(date.getTime()) ? String(unixSeconds) : shortDate(date.toISOString().slice(0, 10))
}

/**
 * Writes a time as a date. A chain node may answer a time that is no date, which is written as a
 * number.
 */
export function readableDate(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000)
  return Number.isNaN(date.getTime()) ? String(unixSeconds) : shortDate(date.toISOString())
}
