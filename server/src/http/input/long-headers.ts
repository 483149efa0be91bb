import { maximumSplitCharacters, maximumWishCharacters } from '@did/domain/call-limits'
import type { FastifyInstance } from 'fastify'

/**
 * The parsers of these headers take time with the square of a header's length, and no browser sends
 * so many characters.
 */
const negotiated = ['accept', 'accept-encoding', 'accept-language']
const bounds = [
  ...negotiated.map((name) => ({ name, most: maximumWishCharacters })),
  { name: 'cookie', most: maximumSplitCharacters.cookie },
  { name: 'x-forwarded-for', most: maximumSplitCharacters.forwarded },
]

export function dropLongHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    for (const { name, most } of bounds) if ((request.headers[name]?.length ?? 0) > most) delete request.headers[name]
    done()
  })
}
