import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Hex } from '@did/domain/hex'
import type { Context } from '../../context.ts'

/** A wallet may use a nonce in its proof for this long. */
const nonceMs = 5 * 60 * 1000
const bytes = { random: 16, end: 6, tag: 16 }

/** Returns 32 random bytes as base64url. */
export function drawSecret({ randomBytes }: Pick<Context, 'randomBytes'>): string {
  return Buffer.from(randomBytes(32)).toString('base64url')
}

/** Each number of six digits is equally likely. */
export function drawDigits({ randomBytes }: Pick<Context, 'randomBytes'>): string {
  const most = 16_000_000 // This is the largest multiple of a million below 2^24.
  for (;;) {
    const drawn = Buffer.from(randomBytes(3)).readUIntBE(0, 3)
    if (drawn < most) return String(drawn % 1_000_000).padStart(6, '0')
  }
}

export function hashSecret(secret: string): Hex {
  return `0x${createHash('sha256').update(secret).digest('hex')}`
}

/**
 * The nonce contains the time at which it ends, and a signature, so the server need not store it.
 */
export function makeNonce(ctx: Pick<Context, 'config' | 'now' | 'randomBytes'>): string {
  const random = Buffer.from(ctx.randomBytes(bytes.random))
  const end = Buffer.alloc(bytes.end)
  end.writeUIntBE(ctx.now().getTime() + nonceMs, 0, bytes.end)
  const body = Buffer.concat([random, end])
  return Buffer.concat([body, signNonce(ctx, body)]).toString('base64url')
}

/**
 * Returns the time until which the nonce counts, or null for a nonce that this installation did not
 * make.
 */
export function readNonce(ctx: Pick<Context, 'config'>, nonce: string): Date | null {
  const whole = Buffer.from(nonce, 'base64url')
  const isWhole = whole.length === bytes.random + bytes.end + bytes.tag && whole.toString('base64url') === nonce
  if (!isWhole) return null
  const body = whole.subarray(0, bytes.random + bytes.end)
  if (!timingSafeEqual(whole.subarray(body.length), signNonce(ctx, body))) return null
  return new Date(body.readUIntBE(bytes.random, bytes.end))
}

function signNonce({ config: { signingKey, publicUrl } }: Pick<Context, 'config'>, body: Buffer): Buffer {
  const secret = Buffer.from((signingKey ?? '').slice(2), 'hex')
  const key = Buffer.from(hkdfSync('sha256', secret, publicUrl, 'did-verification/wallet-nonce/1', 32))
  return createHmac('sha256', key).update(body).digest().subarray(0, bytes.tag)
}
