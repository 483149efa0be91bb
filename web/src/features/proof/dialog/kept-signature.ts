import type { SignedAttestation } from '@did/domain/attestation/attestation'
import { isAppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { Proof } from '@did/domain/proof/proof'

/** A signature that is kept for another try, and the name of what it is for. */
export type KeptSignature = { what: string; attestation: SignedAttestation }

/**
 * Names the proof, last day and commitment of a signature. If the verifier has changed one of these
 * after a failure, the verifier signs again.
 */
export function nameSigned(
  { id }: Pick<Proof, 'id'>,
  { validUntil, opened }: { validUntil: string; opened: { commitment: Hex } | null },
): string {
  return JSON.stringify([id, validUntil, opened?.commitment])
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
