import { unreadAnswers as limits, listBytes } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BytesOfClients } from '../limits/bytes-of-clients.ts'
import { whenClosed } from './when-closed.ts'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends Fastify's own
  interface FastifyContextConfig {
    /** The node has the answer's bytes in memory once, however many clients read them. */
    isKeptOnce?: true
  }
}

type Limits = { bytesPerClient: number; bytesPerNode: number; totalMs: number }

/**
 * A client that asks for answers and does not read them would fill the node's memory. A client with
 * too many unread bytes gets no further answers, and each answer ends after a time. A connection
 * without progress ends earlier (`connectionTimeout`).
 */
export function limitUnreadAnswers(edge: FastifyInstance, given: Limits = limits): void {
  const { bytesPerClient, bytesPerNode, totalMs } = given
  const unread = new BytesOfClients()
  const isTooMuch = (request: FastifyRequest, bytes: number) => {
    const held = unread.of(request)
    return held > bytesPerClient || (unread.total > bytesPerNode && held > 0 && held + bytes > listBytes)
  }
  edge.addHook('onRequest', (request, reply, done) => {
    const patience = setTimeout(() => reply.raw.destroy(), totalMs).unref()
    whenClosed(reply, () => clearTimeout(patience))
    done(unread.of(request) > bytesPerClient ? refusal() : undefined)
  })
  edge.addHook('onSend', (request, reply, payload, done) => {
    const isOwn = typeof payload === 'string' || (Buffer.isBuffer(payload) && !request.routeOptions.config.isKeptOnce)
    const bytes = isOwn ? Buffer.byteLength(payload) : 0
    // Many calls may have begun together, before any of their answers was counted. A short answer
    // passes, because it may be the refusal itself. The answer to a change passes, because the
    // change is made already.
    const mayBeRefused = request.method === 'GET' && bytes > limits.shortBytes
    if (mayBeRefused && isTooMuch(request, bytes)) return done(refusal())
    if (bytes > 0) whenClosed(reply, unread.add(request, bytes))
    done(null, payload)
  })
}

const refusal = () => new AppError('too-many-requests', 'Read the earlier answers first')
