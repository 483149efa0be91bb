import type { RevocationReason } from '../../../attestation/revocation-reason.ts'
import { shortDate } from '../dates.ts'

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

/** This word begins a sentence. */
export const unnamedOwner = 'Die Person, der die Angabe gehört,'

/**
 * Sentences contain only the chain's date of a signature, because a verifier could write any date.
 */
export const on = (signedOn: string | null) => (signedOn === null ? '' : ` am ${signedOn}`)
export const because = (reason: string | null) => (reason === null ? '' : `. Grund: ${reason}`)

/** The reasons of revocations for checkers, who never read the verifier's own words. */
export const reasonTexts: Record<RevocationReason, string> = {
  'issued-by-mistake': 'irrtümlich bestätigt',
  'no-longer-true': 'trifft nicht mehr zu',
  'holder-request': 'auf Wunsch der Person, der die Angabe gehört',
  'key-compromised': 'jemand anderes hat womöglich den Schlüssel der Prüfstelle benutzt',
  other: 'nicht genannt',
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
