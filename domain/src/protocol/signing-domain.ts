import type { AttestationDomain } from '../attestation/attestation.ts'
import type { Address } from '../hex.ts'

/** The registry's constructor repeats this name and version, and a contract test compares them. */
export const signingDomain = { name: 'DID Verification', version: '1' } as const

/** Returns the EIP-712 domain in which verifiers sign for one registry. */
export function attestationDomain(registry: { chainId: number; didRegistry: Address }): AttestationDomain {
  return { ...signingDomain, chainId: registry.chainId, verifyingContract: registry.didRegistry }
}
