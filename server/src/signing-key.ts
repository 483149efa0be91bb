import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { calculateJwkThumbprint } from 'jose'
import { base58btc } from 'multiformats/bases/base58'
import type { Context } from './context.ts'

export type SigningKey = {
  privateKey: KeyObject
  publicJwk: { kty: 'EC'; crv: 'P-256'; x: string; y: string }
  kid: string
  /** The signing key as a Multikey with its secret half (Controlled Identifiers 1.0, 2.2.2). */
  publicKeyMultibase: string
  secretKeyMultibase: string
}

/** The multicodec `p256-pub` as a varint. A compressed point of 33 bytes follows. */
const p256Prefix = [0x80, 0x24]
/** The multicodec `p256-priv`. The scalar of 32 bytes follows. */
const p256SecretPrefix = [0x86, 0x26]

/** A P-256 key is named by its RFC 7638 thumbprint. `scalar` is its private scalar. */
export async function openSigningKey(scalar: string): Promise<SigningKey> {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(scalar.slice(2), 'hex'))
  const point = curve.getPublicKey() // The point is 0x04, then x and y of 32 bytes each.
  const publicJwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  } as const
  const d = Buffer.from(scalar.slice(2), 'hex').toString('base64url')
  const privateKey = createPrivateKey({ key: { ...publicJwk, d }, format: 'jwk' })
  const compressed = curve.getPublicKey(null, 'compressed')
  const publicKeyMultibase = toMultibase([...p256Prefix, ...compressed])
  const secretKeyMultibase = toMultibase([...p256SecretPrefix, ...Buffer.from(d, 'base64url')])
  return { privateKey, publicJwk, kid: await calculateJwkThumbprint(publicJwk), publicKeyMultibase, secretKeyMultibase }
}

function toMultibase(bytes: readonly number[]): string {
  return base58btc.encode(Uint8Array.from(bytes))
}

const keys = new Map<Hex, Promise<SigningKey>>()

/** Throws `signing-key-missing` without SIGNING_KEY. */
export function getSigningKey({ config: { signingKey } }: Pick<Context, 'config'>): Promise<SigningKey> {
  if (!signingKey)
    throw new AppError('signing-key-missing', 'SIGNING_KEY is not set, so nothing can be signed for other software')
  const known = keys.get(signingKey) ?? openSigningKey(signingKey)
  keys.set(signingKey, known)
  return known
}
