import type { SignedAttestation } from '@did/domain/attestation/attestation'
import { isAppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { Proof } from '@did/domain/proof/proof'

/**
 * A signature for another attempt to approve. `what` is the text of `nameSigned` about what the
 * verifier signed.
 */
export type KeptSignature = { what: string; attestation: SignedAttestation }

/**
 * Returns a text that names the proof, the confirmation's last day and the commitment to the
 * attributes. If the verifier changes one of these after a failed approval, the text differs, and
 * the verifier signs again.
 */
export function nameSigned(
  { id }: Pick<Proof, 'id'>,
  { validUntil, opened }: { validUntil: string; opened: { commitment: Hex } | null },
): string {
  return JSON.stringify([id, validUntil, opened?.commitment])
}

/**
 * Tells whether the signature cannot be used again. A busy server, an ended session or a reached
 * daily limit says nothing against the signature.
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
