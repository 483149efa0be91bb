import type { AttestationDomain } from '@did/domain/attestation'
import {
  type AttributeKey,
  type AttributeKeyMessage,
  type AttributeKeyRequest,
  latestEndOfKey,
} from '@did/domain/attribute-key'
import type { Address, Hex } from '@did/domain/hex'
import type { ContractSignatureJudge } from './contract-signature.ts'
import { checkDigestSignature } from './digest-signature.ts'
import type { Fact } from './fact.ts'
import { createStructHash, domainType, typedDataDigest } from './typed-data.ts'

const unnumberedKeyType = [
  { name: 'verifier', type: 'address' },
  { name: 'publicKey', type: 'bytes32' },
  { name: 'createdAt', type: 'uint64' },
] as const
const attributeKeyType = [
  ...unnumberedKeyType,
  { name: 'number', type: 'uint64' },
  { name: 'validUntil', type: 'uint64' },
] as const

const hashUnnumberedKey = createStructHash('AttributeKey', unnumberedKeyType)
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

/** The EIP-712 digest that the verifier signs. A key without a number (0) was signed before statements had a number and an end. */
export function attributeKeyDigest(domain: AttestationDomain, message: AttributeKeyMessage): Hex {
  const { verifier, publicKey, createdAt, number, validUntil } = message
  const hash =
    number === 0
      ? hashUnnumberedKey({ verifier, publicKey, createdAt })
      : hashAttributeKey({ verifier, publicKey, createdAt, number, validUntil })
  return typedDataDigest(domain, hash)
}

function isWellFormed({ verifier, publicKey, createdAt, number, validUntil }: AttributeKeyMessage): boolean {
  return (
    /^0x[0-9a-fA-F]{40}$/.test(verifier) &&
    /^0x[0-9a-fA-F]{64}$/.test(publicKey) &&
    [createdAt, number, validUntil].every((value) => Number.isSafeInteger(value) && value >= 0) &&
    hasGoodEnd({ createdAt, number, validUntil })
  )
}

/** The statement of a key without a number names no end, so nobody may give that key another end than the fixed one. */
function hasGoodEnd({ createdAt, number, validUntil }: Pick<AttributeKey, 'createdAt' | 'number' | 'validUntil'>) {
  const latest = latestEndOfKey(createdAt)
  return number === 0 ? validUntil === latest : validUntil > createdAt && validUntil <= latest
}

function lowerCase(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`
}
