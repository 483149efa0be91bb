import type { RevocationReason } from '@did/domain/revocation-reason'

/**
 * What a sentence may need: who signed; when, as the chain knows it, or null while it does not; since when that verifier stood as it did
 * then; the moment the check is about; the reason of a withdrawal; what was proved, for whom. Dates are ready to read.
 */
export type Told = {
  who: string
  signedOn: string | null
  since: string
  at: string
  reason: string | null
  fact: string
  audience: string
}

/** Only a date that the chain vouches for is told: a verifier's own could be any. */
export const on = (signedOn: string | null) => (signedOn === null ? '' : ` on ${signedOn}`)
export const because = (reason: string | null) => (reason === null ? '' : `: ${reason}`)

/** Why a verifier withdrew, as a stranger reads it. A verifier's own words are its owner's business alone. */
export const reasonTexts: Record<RevocationReason, string> = {
  'issued-by-mistake': 'it was confirmed by mistake',
  'no-longer-true': 'it is no longer true',
  'holder-request': 'its owner asked for it',
  'key-compromised': 'somebody else may have used the verifier’s key',
  other: 'for another reason',
}
