import type { RevocationReason } from '../../../attestation/revocation-reason.ts'

/** This word begins a sentence. */
export const unnamedOwner = 'The owner'

/**
 * Sentences contain only the chain's date of a signature, because a verifier could write any date.
 */
export const on = (signedOn: string | null) => (signedOn === null ? '' : ` on ${signedOn}`)
export const because = (reason: string | null) => (reason === null ? '' : `: ${reason}`)

/** Checkers read these reasons of a revocation. They never read the verifier's own words. */
export const reasonTexts: Record<RevocationReason, string> = {
  'issued-by-mistake': 'it was confirmed by mistake',
  'no-longer-true': 'it is no longer true',
  'holder-request': 'its owner asked for it',
  'key-compromised': 'somebody else may have used the verifier’s key',
  other: 'for another reason',
}
