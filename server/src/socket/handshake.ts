import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { socket as limits } from '@did/domain/constants'
import type { Context } from '../context.ts'
import { readSessionToken } from '../http/session-cookie.ts'
import { findSession } from '../modules/auth/service.ts'
import type { Opener } from './subscriber.ts'

export type Handshake =
  | { isAccepted: true; opener: Opener | null; isResuming: boolean }
  | { isAccepted: false; status: 403 | 404 }

/** A browser may send our cookie from another origin, so only our own pages may open a socket. */
export async function judgeHandshake(ctx: Context, request: IncomingMessage): Promise<Handshake> {
  const isResuming = request.url === limits.path + limits.resumingQuery
  if (!isResuming && request.url?.split('?', 1)[0] !== limits.path) return { isAccepted: false, status: 404 }
  if (request.headers.origin !== ctx.config.publicUrl) return { isAccepted: false, status: 403 }
  const token = readSessionToken(ctx.config, request.headers.cookie)
  const session = token === null ? null : await findSession(ctx, token)
  if (!session) return { isAccepted: true, opener: null, isResuming }
  const { tokenHash, address, user } = session
  return { isAccepted: true, opener: { tokenHash, address, lastSeq: user?.lastSeq ?? 0 }, isResuming }
}

export function refuseHandshake(stream: Duplex, status: 403 | 404 | 503): void {
  const retry = status === 503 ? 'Retry-After: 2\r\n' : ''
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${retry}Content-Length: 0\r\nConnection: close\r\n\r\n`)
}
