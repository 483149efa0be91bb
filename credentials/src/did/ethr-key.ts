import type { Hex } from '@did/domain/hex'
import { base58btc } from 'multiformats/bases/base58'
import { base64 } from 'multiformats/bases/base64'
import { hexToBytes } from 'viem'
import type { VerificationMethod } from './did-document.ts'
import { decodeText } from './ethr-event.ts'

const purposes: Record<string, string> = {
  sigAuth: 'SignatureAuthentication2018',
  veriKey: 'VerificationKey2018',
  enc: 'KeyAgreementKey2019',
}
/** Maps the joined algorithm and purpose of an attribute's key to the key's type. */
const types: Record<string, string> = {
  Secp256k1VerificationKey2018: 'EcdsaSecp256k1VerificationKey2019',
  Secp256k1SignatureAuthentication2018: 'EcdsaSecp256k1VerificationKey2019',
  Ed25519SignatureAuthentication2018: 'Ed25519VerificationKey2018',
  Ed25519VerificationKey2018: 'Ed25519VerificationKey2018',
  RSAVerificationKey2018: 'RSAVerificationKey2018',
  X25519KeyAgreementKey2019: 'X25519KeyAgreementKey2019',
}

/**
 * The time for base58 grows with the square of the length, so longer keys are not written in it.
 * The public key of RSA with 4,096 bits has 550 bytes.
 */
const maximumBase58Bytes = 600

/** The parts of an attribute `did/pub/<algorithm>/<purpose>/<encoding>` of the did:ethr method. */
export type EthrKeyAttribute = {
  algorithm: string
  purpose: string | undefined
  encoding: string | undefined
  value: Hex
}

/**
 * Returns the key of an attribute, or null for a PEM that is no text and for a base58 key that is
 * too long.
 */
export function describeEthrKey(
  { id, controller }: { id: string; controller: string },
  { algorithm, purpose, encoding, value }: EthrKeyAttribute,
): VerificationMethod | null {
  const named = `${algorithm}${purpose === undefined ? purpose : (purposes[purpose] ?? purpose)}`
  const material = encodeKey(encoding, value)
  return material && { id, type: types[named] ?? algorithm, controller, ...material }
}

function encodeKey(encoding: string | undefined, value: Hex) {
  if (encoding === undefined || encoding === 'hex') return { publicKeyHex: value.slice(2) }
  if (encoding === 'base64') return { publicKeyBase64: padded(base64.baseEncode(hexToBytes(value))) }
  if (encoding === 'base58') {
    const bytes = hexToBytes(value)
    return bytes.length > maximumBase58Bytes ? null : { publicKeyBase58: base58btc.baseEncode(bytes) }
  }
  if (encoding === 'pem') {
    const publicKeyPem = decodeText(value)
    return publicKeyPem === null ? null : { publicKeyPem }
  }
  return { value: value.slice(2) }
}

function padded(text: string): string {
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=')
}
