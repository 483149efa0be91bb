import { unreadAnswers as limits } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply } from 'fastify'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends Fastify's own
  interface FastifyContextConfig {
    /** The node has the answer's bytes in memory once, however many clients read them. */
    isKeptOnce?: true
  }
}

type Limits = { bytesPerClient: number; totalMs: number }

/**
 * Limits unread answers, because a client that asks for answers and does not read them would fill
 * the node's memory. A client with too many unread bytes gets no further answers, and each answer
 * ends after a time. A connection without progress ends earlier (`connectionTimeout`).
 */
export function limitUnreadAnswers(edge: FastifyInstance, { bytesPerClient, totalMs }: Limits = limits): void {
  const unread = new Map<string, number>()
  const add = (client: string, bytes: number) => {
    const sum = (unread.get(client) ?? 0) + bytes
    if (sum > 0) unread.set(client, sum)
    else unread.delete(client)
  }
  edge.addHook('onRequest', (request, reply, done) => {
    const patience = setTimeout(() => reply.raw.destroy(), totalMs).unref()
    whenClosed(reply, () => clearTimeout(patience))
    const isFull = (unread.get(normalizeIP(request.ip, 64)) ?? 0) > bytesPerClient
    done(isFull ? new AppError('too-many-requests', 'Read the earlier answers first') : undefined)
  })
  edge.addHook('onSend', (request, reply, payload, done) => {
    const isOwn = typeof payload === 'string' || (Buffer.isBuffer(payload) && !request.routeOptions.config.isKeptOnce)
    const bytes = isOwn ? Buffer.byteLength(payload) : 0
    const client = normalizeIP(request.ip, 64)
    if (bytes > 0) {
      add(client, bytes)
      whenClosed(reply, () => add(client, -bytes))
    }
    done(null, payload)
  })
}

/**
 * Calls `end` when the answer is closed. A client may leave while a handler still works. The answer
 * is closed then before its first byte, and it never emits `close` again.
 */
function whenClosed({ raw }: FastifyReply, end: () => void): void {
  if (raw.closed) end()
  else raw.once('close', end)
}
