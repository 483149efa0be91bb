import type { AttestationDomain } from '@did/domain/attestation'
import type { Address, Hex } from '@did/domain/hex'
import { encodeRevocationReason, isRevocationReason } from '@did/domain/revocation-reason'
import type { RevocationMessage, RevocationRequest } from '@did/domain/revocation-record'
import { keccak256, stringToBytes } from 'viem/utils'
import { recoverAttestationSigner } from './claim-attestation.ts'
import type { ContractSignatureJudge } from './contract-signature.ts'
import { checkDigestSignature } from './digest-signature.ts'
import type { Fact } from './fact.ts'
import { createStructHash, domainType, typedDataDigest } from './typed-data.ts'

const claimRevocationType = [
  { name: 'attestation', type: 'bytes32' },
  { name: 'reason', type: 'bytes32' },
] as const

const hashClaimRevocation = createStructHash('ClaimRevocation', claimRevocationType)

/**
 * The 32 bytes that stand for a reason: a code's own characters, or keccak256 over the UTF-8 bytes of a verifier's own words, which
 * never reach the chain.
 */
export function hashRevocationReason(reason: string): Hex {
  return isRevocationReason(reason) ? encodeRevocationReason(reason) : keccak256(stringToBytes(reason))
}

/** The complete argument of `eth_signTypedData_v4`, `EIP712Domain` included. */
export function buildRevocationRequest({
  domain,
  message,
}: {
  domain: AttestationDomain
  message: RevocationMessage
}): RevocationRequest {
  return {
    domain: { ...domain, verifyingContract: lowerCase(domain.verifyingContract) },
    types: { EIP712Domain: [...domainType], ClaimRevocation: [...claimRevocationType] },
    primaryType: 'ClaimRevocation',
    message,
  }
}

/** The EIP-712 digest (32 bytes) that the verifier signs and `DidRegistry.revoke` checks. Both members are 32 bytes in hex. */
export function revocationDigest(domain: AttestationDomain, message: RevocationMessage): Hex {
  return typedDataDigest(domain, hashClaimRevocation(message))
}

/**
 * Whether `verifier` signed this revocation: with its own key in the one spelling of a signature that counts, or else as a contract
 * wallet, which `judge` asks the chain about. Never throws for bad input.
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

/** The same for a wallet's own key alone. Contract wallets are the chain's to judge: `DidRegistry.revoke` does. */
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

function lowerCase(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`
}
