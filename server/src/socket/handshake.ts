import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { socket as limits } from '@did/domain/call-limits'
import type { Context } from '../context.ts'
import { readSessionToken } from '../http/session-cookie.ts'
import { findSession } from '../modules/auth/service.ts'
import type { ClientLimits } from './client-limits.ts'
import type { Opener } from './subscriber.ts'

type Refusal = { isAccepted: false; status: 403 | 404 | 429 }
export type Handshake = { isAccepted: true; opener: Opener | null; isResuming: boolean } | Refusal
type Asking = { request: IncomingMessage; client: string; clients: ClientLimits }

/** A browser may send our cookie from another origin, so only our own pages may open a socket. */
export async function judgeHandshake(ctx: Context, { request, client, clients }: Asking): Promise<Handshake> {
  const isResuming = request.url === limits.path + limits.resumingQuery
  if (!isResuming && request.url?.split('?', 1)[0] !== limits.path) return { isAccepted: false, status: 404 }
  if (request.headers.origin !== ctx.config.publicUrl) return { isAccepted: false, status: 403 }
  // The limit is checked before the session, because a stranger may send any number of made-up
  // cookies.
  if (!clients.mayShakeHands(client, ctx.now().getTime())) return { isAccepted: false, status: 429 }
  const opener = await findOpener(ctx, request)
  if (!clients.mayOpen(client, opener ? 'session' : 'visitor')) return { isAccepted: false, status: 429 }
  return { isAccepted: true, opener, isResuming }
}

async function findOpener(ctx: Context, request: IncomingMessage): Promise<Opener | null> {
  const token = readSessionToken(ctx.config, request.headers.cookie)
  const session = token === null ? null : await findSession(ctx, token)
  if (!session) return null
  const { tokenHash, address, user } = session
  return { tokenHash, address, lastSeq: user?.lastSeq ?? 0 }
}

/**
 * If the server did not end the connection, it would stay for ever with a client that never closes
 * its own end, or that sent bytes nobody reads.
 */
export function refuseHandshake(stream: Duplex, status: Refusal['status'] | 503): void {
  stream.once('finish', () => stream.destroy())
  const retry = status === 503 || status === 429 ? 'Retry-After: 2\r\n' : ''
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${retry}Content-Length: 0\r\nConnection: close\r\n\r\n`)
}
