import type { SignedAttestation } from '@did/domain/attestation/attestation'
import { isAppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { Proof } from '@did/domain/proof/proof'

type SignedTerms = { validUntil: string; opened: { commitment: Hex } | null }
export type KeptSignature = {
  proofId: string
  validUntil: string
  commitment: Hex | null
  attestation: SignedAttestation
}

/** Keeps a signature for another try, with everything that the verifier chose for it. */
export function keepSignature(
  { id }: Pick<Proof, 'id'>,
  { validUntil, opened }: SignedTerms,
  attestation: SignedAttestation,
): KeptSignature {
  return { proofId: id, validUntil, commitment: opened?.commitment ?? null, attestation }
}

/**
 * Tells whether the kept signature is for this proof, last day and commitment. If the verifier has
 * changed one of these after a failure, the verifier signs again.
 */
export function isSignedFor(
  kept: KeptSignature | null,
  { id }: Pick<Proof, 'id'>,
  { validUntil, opened }: SignedTerms,
): kept is KeptSignature {
  if (kept?.proofId !== id || kept.validUntil !== validUntil) return false
  return kept.commitment === (opened?.commitment ?? null)
}

/**
 * Tells whether the error refuses the signature. A signature outlives a busy server, an ended
 * session or a day's limit.
 */
export function isRefused(error: unknown): boolean {
  return (
    isAppError(error) &&
    !isAppError(
      error,
      'database-unreachable',
      'chain-unreachable',
      'not-signed-in',
      'too-many-requests',
      'too-much-stored-today',
    )
  )
}
