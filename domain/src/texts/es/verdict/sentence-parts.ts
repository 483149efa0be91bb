import type { RevocationReason } from '../../../attestation/revocation-reason.ts'

/** This word begins a sentence. */
export const unnamedOwner = 'Su titular'

/**
 * Sentences contain only the chain's date of a signature, because a verifier could write any date.
 */
export const on = (signedOn: string | null) => (signedOn === null ? '' : ` el ${signedOn}`)
export const because = (reason: string | null) => (reason === null ? '' : `: ${reason}`)

/** Checkers read these reasons of a revocation. They never read the verifier's own words. */
export const reasonTexts: Record<RevocationReason, string> = {
  'issued-by-mistake': 'se confirmó por error',
  'no-longer-true': 'ya no es cierta',
  'holder-request': 'lo pidió su titular',
  'key-compromised': 'puede que otra persona haya usado la clave de la entidad verificadora',
  other: 'por otro motivo',
}
