import type { AttestationDomain } from '@did/domain/attestation'
import type { Address } from '@did/domain/hex'

/** The EIP-712 domain of everything a verifier signs for one registry. */
export function attestationDomain({
  chainId,
  didRegistry,
}: {
  chainId: number
  didRegistry: Address
}): AttestationDomain {
  return { name: 'DID Verification', version: '1', chainId, verifyingContract: didRegistry }
}
