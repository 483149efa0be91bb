import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { unwrapSignature } from '@did/credentials/unwrap-signature'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { Confirmation, SignedRevocation } from '@did/domain/revocation-record'
import { encodeFunctionData } from 'viem'

/**
 * The call that brings a withdrawal to the chain, with the signature from the verifier's status list. Throws `attestation-mismatch`
 * when the list answers something about another confirmation.
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
