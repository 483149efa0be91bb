import { SignJWT } from 'jose'
import type { Context } from '../../../context.ts'
import { askPublicHost } from '../../../outside/ask-public-host.ts'
import { openSigningKey, type SigningKey } from '../../../signing-key.ts'

/** If a browser is off, its push service keeps a message for this many seconds. */
const keptSeconds = 24 * 60 * 60
/**
 * A message with this topic replaces an earlier one that the push service has not delivered yet
 * (RFC 8030).
 */
const topic = 'something-changed'
const limits = { maximumBytes: 10_000, ms: 10_000 }

const keys = new Map<string, Promise<SigningKey>>()

function getPushKey({ config: { pushKey } }: Context): Promise<SigningKey> | null {
  if (!pushKey) return null
  const key = keys.get(pushKey) ?? openSigningKey(pushKey)
  keys.set(pushKey, key)
  return key
}

/** Returns an uncompressed point in base64url, or null without a PUSH_KEY. */
export async function findPushPublicKey(ctx: Context): Promise<string | null> {
  const key = await getPushKey(ctx)
  if (!key) return null
  const [x, y] = [key.publicJwk.x, key.publicJwk.y].map((part) => Buffer.from(part, 'base64url'))
  return Buffer.concat([Buffer.from([4]), x ?? Buffer.alloc(0), y ?? Buffer.alloc(0)]).toString('base64url')
}

/**
 * `gone` means that the endpoint accepts no more messages of this installation. `refused` means
 * that the endpoint does not accept this message. `failed` means that a later attempt may work.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed'

/**
 * Wakes one browser by Web Push (RFC 8030) in the name of this installation (VAPID, RFC 8292). The
 * message is empty, so that the push service learns nothing.
 */
export async function pushTo(ctx: Context, endpoint: string): Promise<PushOutcome> {
  const { origin, host, pathname, search } = new URL(endpoint)
  const authorization = await authorizePush(ctx, origin)
  const { status } = await askPublicHost(ctx.outside, {
    host,
    method: 'POST',
    path: `${pathname}${search}`,
    headers: { ttl: String(keptSeconds), topic, urgency: 'normal', authorization, 'content-length': '0' },
    ...limits,
  })
  // An endpoint belongs to the key for which the browser made it, so no other PUSH_KEY can ever use
  // it.
  if (status === 401 || status === 403) {
    ctx.log.warn({ status }, 'a push service refused PUSH_KEY, so its browser is forgotten')
    return 'gone'
  }
  const outcome = readStatus(status)
  if (outcome === 'refused' || outcome === 'failed') ctx.log.warn({ status }, 'a push service took no message')
  return outcome
}

function readStatus(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'failed'
}

/** A push service recognises this installation by this header. */
export async function authorizePush(ctx: Context, audience: string): Promise<string> {
  const key = await getPushKey(ctx)
  if (!key) throw new Error('PUSH_KEY is not set')
  const token = await new SignJWT({})
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(audience)
    .setExpirationTime(Math.floor(ctx.now().getTime() / 1000) + 12 * 60 * 60)
    .setSubject(`mailto:${ctx.config.mailFrom}`)
    .sign(key.privateKey)
  return `vapid t=${token}, k=${await findPushPublicKey(ctx)}`
}
