import type { AttestationDomain } from '@did/domain/attestation/attestation'
import type { Address, Hex } from '@did/domain/hex'
import type { SealedAttributes, SharingOccasion, SharingSignature } from '@did/domain/vault/attribute-key'
import { keccak256 } from 'viem/utils'
import { createStructHash, describeTypedData, lowerCase, typedDataDigest } from '../attestation/typed-data.ts'
import type { ContractSignatureJudge } from '../signature/contract-signature.ts'
import { checkDigestSignature } from '../signature/digest-signature.ts'
import type { Fact } from '../verdict/fact.ts'

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

const statement =
  'I share the private attributes of this claim with this verifier. They are sealed: nobody else can read them.'

export type Sharing = {
  attributes: SealedAttributes
  occasion: SharingOccasion
  signed: Omit<SharingSignature, 'signature'>
}

/**
 * Builds the data that an owner signs when sending attributes to a verifier. Throws when `sealed`
 * is not base64.
 */
export function buildSharingRequest(domain: AttestationDomain, sharing: Sharing) {
  const message = describeSharing(sharing)
  return describeTypedData(domain, { primaryType: 'SharedAttributes', members: sharedAttributesType, message })
}

/**
 * Returns the EIP-712 digest that the owner signs. Throws when `sealed` is not base64, or when a
 * member does not fit its Solidity type.
 */
export function sharingDigest(domain: AttestationDomain, sharing: Sharing): Hex {
  return typedDataDigest(domain, hashSharedAttributes(describeSharing(sharing)))
}

/**
 * Tells whether `controller`, the address that acts for the owner, signed the shared attributes.
 * `judge` asks the chain whether a contract wallet signed. Never throws.
 */
export async function checkSharing(
  domain: AttestationDomain,
  { sharing, signature, controller }: { sharing: Sharing; signature: string; controller: Address },
  judge: ContractSignatureJudge,
): Promise<Fact<boolean>> {
  const digest = findDigest(domain, sharing)
  return digest !== null && checkDigestSignature({ signer: controller, digest, signature }, judge)
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
