import type { AttestationDomain } from '@did/domain/attestation'
import type { SealedAttributes, SharingOccasion, SharingSignature } from '@did/domain/attribute-key'
import type { Address, Hex } from '@did/domain/hex'
import { keccak256 } from 'viem/utils'
import type { ContractSignatureJudge } from './contract-signature.ts'
import { checkDigestSignature } from './digest-signature.ts'
import type { Fact } from './fact.ts'
import { createStructHash, domainType, typedDataDigest } from './typed-data.ts'

const sharedAttributesType = [
  { name: 'statement', type: 'string' },
  { name: 'claim', type: 'string' },
  { name: 'owner', type: 'address' },
  { name: 'verifier', type: 'address' },
  { name: 'keyNumber', type: 'uint64' },
  { name: 'signedAt', type: 'uint64' },
  { name: 'claimId', type: 'uint64' },
  { name: 'claimHash', type: 'bytes32' },
  { name: 'commitment', type: 'bytes32' },
  { name: 'holder', type: 'bytes32' },
  { name: 'sealed', type: 'bytes32' },
] as const

const hashSharedAttributes = createStructHash('SharedAttributes', sharedAttributesType)

/** What an owner's wallet shows first. */
const statement =
  'I share the private attributes of this claim with this verifier. They are sealed: nobody else can read them.'

/** What the owner signs: the attributes as they were sealed, by whom, for whom and for which claim. */
export type Sharing = {
  attributes: SealedAttributes
  occasion: SharingOccasion
  signed: Omit<SharingSignature, 'signature'>
}

/** The complete argument of `eth_signTypedData_v4`, `EIP712Domain` included. Throws when `sealed` is no base64. */
export function buildSharingRequest(domain: AttestationDomain, sharing: Sharing) {
  return {
    domain: { ...domain, verifyingContract: lowerCase(domain.verifyingContract) },
    types: { EIP712Domain: [...domainType], SharedAttributes: [...sharedAttributesType] },
    primaryType: 'SharedAttributes' as const,
    message: describeSharing(sharing),
  }
}

/** The EIP-712 digest that the owner signs. Throws when a member does not fit its Solidity type, or `sealed` is no base64. */
export function sharingDigest(domain: AttestationDomain, sharing: Sharing): Hex {
  return typedDataDigest(domain, hashSharedAttributes(describeSharing(sharing)))
}

/**
 * Whether the owner signed exactly these attributes for this verifier and this claim: with the wallet's own key in the one spelling
 * of a signature that counts, or else as a contract wallet, which `judge` asks the chain about. Never throws for bad input.
 */
export async function checkSharing(
  domain: AttestationDomain,
  { sharing, signature }: { sharing: Sharing; signature: string },
  judge: ContractSignatureJudge,
): Promise<Fact<boolean>> {
  const digest = findDigest(domain, sharing)
  return digest !== null && checkDigestSignature({ signer: sharing.occasion.owner, digest, signature }, judge)
}

function findDigest(domain: AttestationDomain, sharing: Sharing): Hex | null {
  try {
    return sharingDigest(domain, sharing)
  } catch {
    return null
  }
}

function describeSharing({ attributes, occasion, signed }: Sharing) {
  const { owner, verifier, claim } = occasion
  return {
    statement,
    claim: claim.title,
    owner: lowerCase(owner),
    verifier: lowerCase(verifier),
    keyNumber: signed.keyNumber,
    signedAt: signed.signedAt,
    claimId: claim.id,
    claimHash: claim.claimHash,
    commitment: attributes.commitment,
    holder: attributes.holder,
    sealed: keccak256(Uint8Array.fromBase64(attributes.sealed)),
  }
}

function lowerCase(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`
}
