import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Each document is compressed anew for each request, so Brotli uses a fast level. */
const packers = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
}

/** Compresses a document, whose CSP nonce is new for each request, as `Accept-Encoding` allows. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding')
  const { 'accept-encoding': accepted } = request.headers
  const encoding = typeof accepted === 'string' ? negotiate(accepted, Object.keys(packers)) : null
  if (encoding !== 'br' && encoding !== 'gzip') return reply.send(text)
  return reply.header('content-encoding', encoding).send(await packers[encoding](text))
}
