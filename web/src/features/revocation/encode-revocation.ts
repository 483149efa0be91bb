import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { unwrapSignature } from '@did/credentials/signature/unwrap-signature'
import type { Confirmation, SignedRevocation } from '@did/domain/attestation/revocation-record'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { encodeFunctionData } from 'viem'

/**
 * Throws `attestation-mismatch` if the revocation in the status list is not about this
 * confirmation.
 */
export function encodeRevocation({ attestation, message }: Confirmation, revocation: SignedRevocation | null): Hex {
  if (revocation?.attestation !== attestation)
    throw new AppError('attestation-mismatch', 'The status list is about another confirmation')
  const signature = revocation.signature as Hex
  const args = [
    message.verifier,
    attestation,
    revocation.reason as Hex,
    unwrapSignature(signature) ?? signature,
  ] as const
  return encodeFunctionData({ abi: didRegistryAbi, functionName: 'revoke', args })
}
