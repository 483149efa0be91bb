import { maximumWishCharacters } from '@did/domain/call-limits'
import type { FastifyInstance } from 'fastify'

/**
 * The parsers of these headers take time with the square of a header's length, and no browser sends
 * so many characters.
 */
const negotiated = ['accept', 'accept-encoding', 'accept-language']

/** Treats a request whose wishes for the answer are too long as one without these wishes. */
export function dropLongHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    for (const name of negotiated)
      if ((request.headers[name]?.length ?? 0) > maximumWishCharacters) delete request.headers[name]
    done()
  })
}
