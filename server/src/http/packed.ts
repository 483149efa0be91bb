import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Quick rather than small: this is done for every answer anew. */
const packers = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
}

/** A document made for one request, packed as its reader can unpack it. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding')
  const { 'accept-encoding': accepted } = request.headers
  const encoding = typeof accepted === 'string' ? negotiate(accepted, Object.keys(packers)) : null
  if (encoding !== 'br' && encoding !== 'gzip') return reply.send(text)
  return reply.header('content-encoding', encoding).send(await packers[encoding](text))
}
