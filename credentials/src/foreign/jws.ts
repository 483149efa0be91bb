import { maximumReadValues } from '@did/domain/portable/document-limits'
import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { hasFewValues } from '../data-integrity/is-modest.ts'
import type { Curve, PublicKey } from '../did/public-key.ts'
import { decodeBase64url, decodeJson, isJsonObject, type JsonObject } from './base64url.ts'

/** `none` and HMAC are not supported. */
const curveOfAlgorithm: ReadonlyMap<unknown, Curve> = new Map<unknown, Curve>([
  ['ES256', 'P-256'],
  ['ES384', 'P-384'],
  ['ES256K', 'secp256k1'],
  ['EdDSA', 'Ed25519'],
  ['Ed25519', 'Ed25519'],
])
const longest = 1_000_000

export type Jws = { header: JsonObject; payload: JsonObject }

/**
 * Reads a JWS in compact form (RFC 7515, section 7.1) whose payload is a JSON object. Returns null
 * for any other text, and for very many values. **The signature is not checked.**
 */
export function readJws(jwt: string): Jws | null {
  const parts = jwt.length > longest ? [] : jwt.split('.')
  const [header, payload] = [decodeJson(parts[0] ?? ''), decodeJson(parts[1] ?? '')]
  const isFew = hasFewValues([header, payload], Infinity, maximumReadValues)
  return parts.length === 3 && isFew && isJsonObject(header) && isJsonObject(payload) ? { header, payload } : null
}

/**
 * Checks the signature of a JWS in compact form. Returns null for another text, a wrong signature,
 * an `alg` that does not fit the key's curve, and a header with `crit` or `b64`, which change what
 * is signed. The caller has to check the dates and the audience.
 */
export async function verifyJws({ jwt, key }: { jwt: string; key: PublicKey }): Promise<Jws | null> {
  const jws = readJws(jwt)
  if (jws === null || 'crit' in jws.header || 'b64' in jws.header) return null
  if (curveOfAlgorithm.get(jws.header['alg']) !== key.curve) return null
  const end = jwt.lastIndexOf('.')
  const signature = decodeBase64url(jwt.slice(end + 1))
  if (signature === null) return null
  const data = new TextEncoder().encode(jwt.slice(0, end))
  return (await verifySignature({ key, data, signature })) ? jws : null
}

export type Signed = { key: PublicKey; data: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> }

/** Checks a raw signature: EdDSA, or ECDSA as R and S side by side over SHA-256 or SHA-384. */
export async function verifySignature({ key, data, signature }: Signed): Promise<boolean> {
  try {
    switch (key.curve) {
      case 'Ed25519':
        return ed25519.verify(signature, data, key.bytes, { zip215: false })
      case 'secp256k1':
        return signature.length === 64 && secp256k1.verify(signature, data, key.bytes, { prehash: true, lowS: false })
      case 'P-256':
        return await verifyEcdsa('P-256', 'SHA-256', { key, data, signature })
      case 'P-384':
        return await verifyEcdsa('P-384', 'SHA-384', { key, data, signature })
    }
  } catch {
    return false
  }
}

async function verifyEcdsa(namedCurve: string, hash: string, { key, data, signature }: Signed): Promise<boolean> {
  const algorithm = { name: 'ECDSA', namedCurve }
  const imported = await crypto.subtle.importKey('raw', key.bytes, algorithm, false, ['verify'])
  return crypto.subtle.verify({ name: 'ECDSA', hash }, imported, signature, data)
}
