import type { RevocationReason } from '../../../attestation/revocation-reason.ts'
import { shortDate } from '../../../display.ts'

/**
 * What a sentence may tell, with dates ready to read. `signedOn` is the date of the anchor, or null
 * without one. `at` is the time that the check's finding is about, such as the time of a
 * revocation.
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

/** Stands at the beginning of a sentence. */
export const unnamedOwner = 'The owner'

/** Sentences tell only the chain's date of a signature, because a verifier could write any date. */
export const on = (signedOn: string | null) => (signedOn === null ? '' : ` on ${signedOn}`)
export const because = (reason: string | null) => (reason === null ? '' : `: ${reason}`)

/** Why a verifier revoked, for checkers, who never read the verifier's own words. */
export const reasonTexts: Record<RevocationReason, string> = {
  'issued-by-mistake': 'it was confirmed by mistake',
  'no-longer-true': 'it is no longer true',
  'holder-request': 'its owner asked for it',
  'key-compromised': 'somebody else may have used the verifier’s key',
  other: 'for another reason',
}

/** Writes the day on which something ends. It ends at midnight UTC, so that all read one day. */
export function readableEnd(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000)
  return Number.isNaN(date.getTime()) ? String(unixSeconds) : shortDate(date.toISOString().slice(0, 10))
}

/** Writes a time as a date, or as a bare number: a chain node may answer one that is no date. */
export function readableDate(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000)
  return Number.isNaN(date.getTime()) ? String(unixSeconds) : shortDate(date.toISOString())
}
