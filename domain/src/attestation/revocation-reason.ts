import type { Hex } from '../hex.ts'

// This file must not contain a schema: the dashboard imports the file and must not load `zod/mini`.

/**
 * The codes for the reasons of a revocation. The chain shows them to everybody, so no code says
 * anything personal.
 */
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

/**
 * Writes a reason's code as ASCII from the left of 32 bytes, so that anybody can read the code on
 * the chain.
 */
export function encodeRevocationReason(reason: RevocationReason): Hex {
  const digits = Array.from(reason, (character) => character.charCodeAt(0).toString(16).padStart(2, '0'))
  return `0x${digits.join('').padEnd(64, '0')}`
}

/**
 * Returns the code that 32 bytes spell, or null for other bytes, such as the hash of a verifier's
 * own words.
 */
export function decodeRevocationReason(bytes: string): RevocationReason | null {
  return revocationReasons.find((reason) => encodeRevocationReason(reason) === bytes.toLowerCase()) ?? null
}
