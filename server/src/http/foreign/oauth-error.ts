import { maximumForeignBytes } from '@did/domain/portable/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toAppError } from '../to-app-error.ts'

/** Wallets know the kind of a refusal by its member `error` (OAuth 2.0: RFC 6749, section 5.2). */
export class OAuthError extends Error {
  override name = 'OAuthError'
  readonly error: string
  readonly status: 400 | 401 | 404
  constructor(error: string, description: string, status: 400 | 401 | 404 = 400) {
    super(description)
    this.error = error
    this.status = status
  }
}

type Served = {
  method: 'GET' | 'POST'
  url: string
  /**
   * A body that cannot be read is refused with this error, and the answer says what the body must
   * be.
   */
  unreadable?: { error: string; wanted: 'a form' | 'JSON' }
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown
}

/** Nobody may store the answers for wallets, and their refusals have OAuth's form. */
export function serveWallets(fastify: FastifyInstance, { method, url, unreadable, handler }: Served): void {
  fastify.route({
    method,
    url,
    bodyLimit: maximumForeignBytes,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return handler(request, reply)
    },
    errorHandler: (thrown, _request, reply) => {
      if (thrown instanceof OAuthError) return refuse(reply, thrown)
      if (!unreadable || !isUnreadable(thrown)) throw thrown
      return refuse(reply, new OAuthError(unreadable.error, `The body must be ${unreadable.wanted}`))
    },
  })
}

function refuse(reply: FastifyReply, { error, message, status }: OAuthError): FastifyReply {
  reply.header('cache-control', 'no-store')
  // For a status of 401, the header `WWW-Authenticate` must name the error, too (RFC 6750, section
  // 3).
  if (status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"')
  return sendJson(reply, { error, error_description: message }, status)
}

function isUnreadable(thrown: unknown): boolean {
  const { code } = toAppError(thrown)
  return code === 'unreadable-body' || code === 'not-json' || code === 'invalid-input'
}

/** Fastify's own serializer would need a schema. */
export function sendJson(reply: FastifyReply, body: unknown, status = 200): FastifyReply {
  return reply.code(status).type('application/json').send(JSON.stringify(body))
}
