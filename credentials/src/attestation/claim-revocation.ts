import type { AttestationDomain } from '@did/domain/attestation/attestation'
import { encodeRevocationReason, isRevocationReason } from '@did/domain/attestation/revocation-reason'
import type { RevocationMessage, RevocationRequest } from '@did/domain/attestation/revocation-record'
import type { Address, Hex } from '@did/domain/hex'
import { keccak256, stringToBytes } from 'viem/utils'
import type { ContractSignatureJudge } from '../signature/contract-signature.ts'
import { checkDigestSignature } from '../signature/digest-signature.ts'
import type { Fact } from '../verdict/fact.ts'
import { recoverAttestationSigner } from './claim-attestation.ts'
import { createStructHash, describeTypedData, lowerCase, typedDataDigest } from './typed-data.ts'

const claimRevocationType = [
  { name: 'attestation', type: 'bytes32' },
  { name: 'reason', type: 'bytes32' },
] as const

const hashClaimRevocation = createStructHash('ClaimRevocation', claimRevocationType)

/**
 * Returns the 32 bytes that stand for a reason on the chain: the code of a known reason, or
 * keccak256 of the verifier's own words, which stay off the chain.
 */
export function hashRevocationReason(reason: string): Hex {
  return isRevocationReason(reason) ? encodeRevocationReason(reason) : keccak256(stringToBytes(reason))
}

type Unsigned = { domain: AttestationDomain; message: RevocationMessage }

export function buildRevocationRequest({ domain, message }: Unsigned): RevocationRequest {
  return describeTypedData(domain, { primaryType: 'ClaimRevocation', members: claimRevocationType, message })
}

/** Returns the EIP-712 digest (32 bytes) that a verifier signs and `DidRegistry.revoke` checks. */
export function revocationDigest(domain: AttestationDomain, message: RevocationMessage): Hex {
  return typedDataDigest(domain, hashClaimRevocation(message))
}

/**
 * Tells whether `verifier` signed the revocation. `judge` asks the chain whether a contract wallet
 * signed. Never throws.
 */
export async function checkRevocation(
  domain: AttestationDomain,
  signed: { verifier: Address; message: RevocationMessage; signature: string },
  judge: ContractSignatureJudge,
): Promise<Fact<boolean>> {
  const { verifier: signer, message, signature } = signed
  if (!isWellFormed(message)) return false
  return checkDigestSignature({ signer, digest: revocationDigest(domain, message), signature }, judge)
}

/**
 * Tells whether the key of `verifier` signed the revocation. A contract wallet's signature does not
 * count.
 */
export async function isRevocationSigned(
  domain: AttestationDomain,
  { verifier, message, signature }: { verifier: Address; message: RevocationMessage; signature: string },
): Promise<boolean> {
  if (!isWellFormed(message)) return false
  return (await recoverAttestationSigner(revocationDigest(domain, message), signature)) === lowerCase(verifier)
}

function isWellFormed({ attestation, reason }: RevocationMessage): boolean {
  return [attestation, reason].every((word) => /^0x[0-9a-fA-F]{64}$/.test(word))
}
