import * as z from 'zod/mini'
import type { Hex } from './hex.ts'

// `zod/mini`, because the public verdict page reads a status list's entry with it: docs/decisions/0004-zod-mini-on-the-public-page.md.

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

const hex = z.string().check(z.regex(/^0x(?:[0-9a-fA-F]{2}){0,4096}$/))
const bytes32 = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))

/**
 * One place of a verifier's status list. `revocation` is what the verifier signed (`ClaimRevocation`): with it a reader need not
 * believe the list. It is null where the place stands, and where the verifier took it back on the chain alone.
 */
export const statusListEntrySchema = z.object({
  revoked: z.boolean(),
  revocation: z.nullable(z.object({ attestation: bytes32, reason: bytes32, signature: hex })),
})
export type StatusListEntry = z.infer<typeof statusListEntrySchema>
