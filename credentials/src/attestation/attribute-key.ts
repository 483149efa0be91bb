import type { AttestationDomain } from '@did/domain/attestation/attestation'
import type { Address, Hex } from '@did/domain/hex'
import {
  type AttributeKey,
  type AttributeKeyMessage,
  type AttributeKeyRequest,
  latestEndOfKey,
} from '@did/domain/vault/attribute-key'
import type { ContractSignatureJudge } from '../signature/contract-signature.ts'
import { checkDigestSignature } from '../signature/digest-signature.ts'
import type { Fact } from '../verdict/fact.ts'
import { createStructHash, describeTypedData, lowerCase, typedDataDigest } from './typed-data.ts'

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

type Unsigned = { domain: AttestationDomain; message: AttributeKeyMessage }

export function buildAttributeKeyRequest({ domain, message: key }: Unsigned): AttributeKeyRequest {
  const message = { ...key, verifier: lowerCase(key.verifier) }
  return describeTypedData(domain, { primaryType: 'AttributeKey', members: attributeKeyType, message })
}

/**
 * Tells whether an attribute key names the verifier, and whether `controller`, the address that
 * acts for the verifier, signed the key. `judge` asks the chain whether a contract wallet signed.
 * Never throws.
 */
export async function checkAttributeKey(
  domain: AttestationDomain,
  { verifier, controller, key }: { verifier: Address; controller: Address; key: AttributeKey },
  judge: ContractSignatureJudge,
): Promise<Fact<boolean>> {
  if (!isWellFormed(key) || lowerCase(key.verifier) !== lowerCase(verifier)) return false
  const digest = attributeKeyDigest(domain, key)
  return checkDigestSignature({ signer: controller, digest, signature: key.signature }, judge)
}

/**
 * Returns the EIP-712 digest (32 bytes) of an attribute key. The signature of an older key, which
 * has the number 0, covers neither a number nor an end.
 */
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

/**
 * The signature of a key with the number 0 does not cover the key's end. So this end must be the
 * latest one that is allowed for any key.
 */
function hasGoodEnd({ createdAt, number, validUntil }: Pick<AttributeKey, 'createdAt' | 'number' | 'validUntil'>) {
  const latest = latestEndOfKey(createdAt)
  return number === 0 ? validUntil === latest : validUntil > createdAt && validUntil <= latest
}
