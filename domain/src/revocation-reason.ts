import type { Hex } from './hex.ts'

// Without a schema: the dashboard needs the words, and that of revocation.ts brings `zod/mini` along.

/** Why a verifier takes back what it signed. A code stands on the chain for everybody to read, so none says anything personal. */
export const revocationReasons = [
  'issued-by-mistake',
  'no-longer-true',
  'holder-request',
  'key-compromised',
  'other',
] as const
export type RevocationReason = (typeof revocationReasons)[number]

export function isRevocationReason(reason: string): reason is RevocationReason {
  return revocationReasons.some((known) => known === reason)
}

/** A code as the chain carries it: its ASCII characters from the left of 32 bytes, zeros behind, readable without us. */
export function encodeRevocationReason(reason: RevocationReason): Hex {
  const digits = Array.from(reason, (character) => character.charCodeAt(0).toString(16).padStart(2, '0'))
  return `0x${digits.join('').padEnd(64, '0')}`
}

/** The code that 32 bytes from the chain spell; null when they spell none, as the hash of a verifier's own words does. */
export function decodeRevocationReason(bytes: string): RevocationReason | null {
  return revocationReasons.find((reason) => encodeRevocationReason(reason) === bytes.toLowerCase()) ?? null
}
