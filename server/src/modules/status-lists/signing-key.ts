import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint } from 'jose'

export type SigningKey = {
  privateKey: KeyObject
  publicJwk: { kty: 'EC'; crv: 'P-256'; x: string; y: string }
  kid: string
}

/** SIGNING_KEY is the private scalar of a P-256 key, which is named by its RFC 7638 thumbprint. */
export async function openSigningKey(scalar: string): Promise<SigningKey> {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(scalar.slice(2), 'hex'))
  const point = curve.getPublicKey() // 0x04, then x and y of 32 bytes each
  const publicJwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  } as const
  const d = Buffer.from(scalar.slice(2), 'hex').toString('base64url')
  const privateKey = createPrivateKey({ key: { ...publicJwk, d }, format: 'jwk' })
  return { privateKey, publicJwk, kid: await calculateJwkThumbprint(publicJwk) }
}
