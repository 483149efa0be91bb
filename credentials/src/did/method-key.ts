import type { VerificationMethod } from './did-document.ts'
import { decodeBase58, type PublicKey, readJwk, readKeyBytes, readMultikey } from './public-key.ts'

/**
 * Returns the key of a verification method. Returns null for an unknown type, curve or encoding,
 * and for a method without a public key, such as an account on a chain.
 */
export function readMethodKey(method: VerificationMethod): PublicKey | null {
  switch (method.type) {
    case 'JsonWebKey2020':
    case 'JsonWebKey':
      return readJwk(method.publicKeyJwk)
    case 'Multikey':
      return method.publicKeyMultibase === undefined ? null : readMultikey(method.publicKeyMultibase)
    case 'Ed25519VerificationKey2018':
    case 'Ed25519VerificationKey2020':
      return readEd25519(method)
    case 'EcdsaSecp256k1VerificationKey2019':
      return readSecp256k1(method)
    default:
      return null
  }
}

function readEd25519({ publicKeyBase58, publicKeyMultibase }: VerificationMethod): PublicKey | null {
  if (publicKeyMultibase !== undefined) return only('Ed25519', readMultikey(publicKeyMultibase))
  const bytes = publicKeyBase58 === undefined ? null : decodeBase58(publicKeyBase58)
  return bytes && readKeyBytes('Ed25519', bytes)
}

function readSecp256k1({ publicKeyHex, publicKeyJwk, publicKeyMultibase }: VerificationMethod): PublicKey | null {
  if (publicKeyJwk !== undefined) return only('secp256k1', readJwk(publicKeyJwk))
  if (publicKeyMultibase !== undefined) return only('secp256k1', readMultikey(publicKeyMultibase))
  if (publicKeyHex === undefined || !/^(?:[0-9a-fA-F]{66}|[0-9a-fA-F]{130})$/.test(publicKeyHex)) return null
  const pairs = publicKeyHex.match(/../g) ?? []
  return readKeyBytes(
    'secp256k1',
    Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)),
  )
}

function only(curve: PublicKey['curve'], key: PublicKey | null): PublicKey | null {
  return key?.curve === curve ? key : null
}
