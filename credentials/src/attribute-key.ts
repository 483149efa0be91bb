import type { AttestationDomain } from '@did/domain/attestation'
import type { AttributeKey, AttributeKeyMessage, AttributeKeyRequest } from '@did/domain/attribute-key'
import type { Address, Hex } from '@did/domain/hex'
import type { ContractSignatureJudge } from './contract-signature.ts'
import { checkDigestSignature } from './digest-signature.ts'
import type { Fact } from './fact.ts'
import { createStructHash, domainType, typedDataDigest } from './typed-data.ts'

const attributeKeyType = [
  { name: 'verifier', type: 'address' },
  { name: 'publicKey', type: 'bytes32' },
  { name: 'createdAt', type: 'uint64' },
] as const

const hashAttributeKey = createStructHash('AttributeKey', attributeKeyType)

/** The complete argument of `eth_signTypedData_v4`, `EIP712Domain` included. */
export function buildAttributeKeyRequest({
  domain,
  message,
}: {
  domain: AttestationDomain
  message: AttributeKeyMessage
}): AttributeKeyRequest {
  return {
    domain: { ...domain, verifyingContract: lowerCase(domain.verifyingContract) },
    types: { EIP712Domain: [...domainType], AttributeKey: [...attributeKeyType] },
    primaryType: 'AttributeKey',
    message: { ...message, verifier: lowerCase(message.verifier) },
  }
}

/**
 * Whether `verifier` signed this key: with its own key in the one spelling of a signature that counts, or else as a contract wallet,
 * which `judge` asks the chain about. The verifier is the one the caller means, whatever the message says. Never throws for bad input.
 */
export async function checkAttributeKey(
  domain: AttestationDomain,
  verifier: Address,
  key: AttributeKey,
  judge: ContractSignatureJudge,
): Promise<Fact<boolean>> {
  if (!isWellFormed(key) || lowerCase(key.verifier) !== lowerCase(verifier)) return false
  const digest = attributeKeyDigest(domain, key)
  return checkDigestSignature({ signer: verifier, digest, signature: key.signature }, judge)
}

/** The EIP-712 digest that the verifier signs. */
export function attributeKeyDigest(domain: AttestationDomain, message: AttributeKeyMessage): Hex {
  const { verifier, publicKey, createdAt } = message
  return typedDataDigest(domain, hashAttributeKey({ verifier, publicKey, createdAt }))
}

function isWellFormed({ verifier, publicKey, createdAt }: AttributeKeyMessage): boolean {
  return (
    /^0x[0-9a-fA-F]{40}$/.test(verifier) &&
    /^0x[0-9a-fA-F]{64}$/.test(publicKey) &&
    Number.isSafeInteger(createdAt) &&
    createdAt >= 0
  )
}

function lowerCase(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`
}
