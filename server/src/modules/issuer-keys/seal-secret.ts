import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Address, Hex } from '@did/domain/hex'
import { bytesToHex, hexToBytes } from 'viem'
import type { Context } from '../../context.ts'
import { getSigningKey } from '../../signing-key.ts'

const algorithm = 'aes-256-gcm'
const bytes = { iv: 12, tag: 16 }

/** A secret is sealed for one key of one verifier, and cannot be opened for another. */
export type SealedFor = { verifier: Address; publicKey: Hex }

/** Seals the 32 bytes of an Ed25519 secret. Throws `signing-key-missing` without SIGNING_KEY. */
export async function sealSecret(ctx: Context, secret: Uint8Array, owner: SealedFor): Promise<Hex> {
  const iv = ctx.randomBytes(bytes.iv)
  const cipher = createCipheriv(algorithm, await deriveKey(ctx), iv).setAAD(describeOwner(owner))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return bytesToHex(Buffer.concat([iv, sealed, cipher.getAuthTag()]))
}

/** Returns null for a secret that was sealed under another SIGNING_KEY or for another key. */
export async function openSecret(ctx: Context, sealed: Hex, owner: SealedFor): Promise<Uint8Array | null> {
  const whole = hexToBytes(sealed)
  const decipher = createDecipheriv(algorithm, await deriveKey(ctx), whole.subarray(0, bytes.iv))
  decipher.setAAD(describeOwner(owner)).setAuthTag(whole.subarray(-bytes.tag))
  try {
    const opened = decipher.update(whole.subarray(bytes.iv, -bytes.tag))
    return Uint8Array.from(Buffer.concat([opened, decipher.final()]))
  } catch {
    return null
  }
}

async function deriveKey(ctx: Context): Promise<Buffer> {
  const { privateKey } = await getSigningKey(ctx)
  const secret = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url')
  return Buffer.from(hkdfSync('sha256', secret, '', 'did-verification/issuer-keys/1', 32))
}

function describeOwner({ verifier, publicKey }: SealedFor): Buffer {
  return Buffer.from(`${verifier} ${publicKey}`)
}
