import { ed25519 } from '@noble/curves/ed25519'
import { p256 } from '@noble/curves/p256'
import { p384 } from '@noble/curves/p384'
import { secp256k1 } from '@noble/curves/secp256k1'
import { base58btc } from 'multiformats/bases/base58'
import { decodeBase64url, encodeBase64url } from '../foreign/base64url.ts'

export type Curve = 'Ed25519' | 'P-256' | 'P-384' | 'secp256k1'
/**
 * `bytes` are the 32 bytes of an Ed25519 key, or the uncompressed point of another curve, which
 * begins with 0x04. The functions that read a key check that the point lies on the curve.
 */
export type PublicKey = { curve: Curve; bytes: Uint8Array<ArrayBuffer> }

const pointCurves = { 'P-256': p256, 'P-384': p384, secp256k1 } as const
/** The multicodec varints with which a Multikey of each curve begins. */
const codecs: Record<Curve, readonly [number, number]> = {
  Ed25519: [0xed, 0x01],
  secp256k1: [0xe7, 0x01],
  'P-256': [0x80, 0x24],
  'P-384': [0x81, 0x24],
}
const curves = ['Ed25519', 'P-256', 'P-384', 'secp256k1'] as const

/** Reads the bytes of a key. A point may be compressed. Returns null for malformed bytes. */
export function readKeyBytes(curve: Curve, bytes: Uint8Array): PublicKey | null {
  try {
    if (curve === 'Ed25519') {
      ed25519.ExtendedPoint.fromHex(bytes)
      return bytes.length === 32 ? { curve, bytes: Uint8Array.from(bytes) } : null
    }
    return { curve, bytes: Uint8Array.from(pointCurves[curve].ProjectivePoint.fromHex(bytes).toRawBytes(false)) }
  } catch {
    return null
  }
}

/** Reads a Multikey's `publicKeyMultibase` (Controlled Identifiers 1.0, section 2.2.2), or null. */
export function readMultikey(multibase: string): PublicKey | null {
  if (!multibase.startsWith('z') || multibase.length > 200) return null
  const bytes = decodeBase58(multibase.slice(1))
  const curve = curves.find((each) => codecs[each].every((byte, place) => bytes?.[place] === byte))
  return bytes === null || curve === undefined ? null : readKeyBytes(curve, bytes.subarray(2))
}

/** Writes a key as a Multikey's `publicKeyMultibase`. */
export function writeMultikey({ curve, bytes }: PublicKey): string {
  const short = curve === 'Ed25519' ? bytes : pointCurves[curve].ProjectivePoint.fromHex(bytes).toRawBytes(true)
  return base58btc.encode(Uint8Array.of(...codecs[curve], ...short))
}

/**
 * Reads a public JWK (RFC 7517, RFC 8037, RFC 8812). Returns null for any other key, and for a JWK
 * that contains a secret.
 */
export function readJwk(jwk: unknown): PublicKey | null {
  if (typeof jwk !== 'object' || jwk === null || 'd' in jwk || 'k' in jwk) return null
  const { kty, crv, x, y } = jwk as Record<string, unknown>
  const curve = curves.find((each) => each === crv)
  const first = typeof x === 'string' ? decodeBase64url(x) : null
  if (curve === undefined || first === null) return null
  if (curve === 'Ed25519') return kty === 'OKP' && y === undefined ? readKeyBytes(curve, first) : null
  const second = typeof y === 'string' ? decodeBase64url(y) : null
  const size = curve === 'P-384' ? 48 : 32
  if (kty !== 'EC' || second === null || first.length !== size || second.length !== size) return null
  return readKeyBytes(curve, Uint8Array.of(4, ...first, ...second))
}

export function writeJwk({ curve, bytes }: PublicKey): { kty: string; crv: Curve; x: string; y?: string } {
  if (curve === 'Ed25519') return { kty: 'OKP', crv: curve, x: encodeBase64url(bytes) }
  const middle = (bytes.length + 1) / 2
  const [x, y] = [encodeBase64url(bytes.subarray(1, middle)), encodeBase64url(bytes.subarray(middle))]
  return { kty: 'EC', crv: curve, x, y }
}

/** Decodes base58 of Bitcoin's alphabet. Returns null for any other text. */
export function decodeBase58(text: string): Uint8Array | null {
  if (text.length > 200) return null
  try {
    return base58btc.baseDecode(text)
  } catch {
    return null
  }
}
