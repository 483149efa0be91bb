import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A browser that accepts several of these encodings gets the first of them. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Brotli uses a fast level, because a document is compressed anew for each request. */
const packers = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
}

/**
 * Compresses a document as `Accept-Encoding` allows. The document's CSP nonce is new for each
 * request. The caller sets `Vary`.
 */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const encoding = chooseEncoding(request, encodings)
  if (encoding === null) return reply.send(text)
  return reply.header('content-encoding', encoding).send(await packers[encoding](text))
}

/**
 * The document stays the same for as long as the node runs. The document is built at the first
 * request, and compressed at the first request for each encoding.
 */
export function packOnce(build: () => string) {
  const text = once(build)
  const bodies = {
    br: once(() => packers.br(text())),
    gzip: once(() => packers.gzip(text())),
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('vary', 'accept-encoding')
    const encoding = chooseEncoding(request, encodings)
    if (encoding === null) return reply.send(text())
    return reply.header('content-encoding', encoding).send(await bodies[encoding]())
  }
}

export function once<Result>(build: () => Result): () => Result {
  let built: { result: Result } | null = null
  return () => {
    built ??= { result: build() }
    return built.result
  }
}

/** Returns null if `Accept-Encoding` allows none of the offered encodings. */
export function chooseEncoding(request: FastifyRequest, offered: readonly Encoding[]): Encoding | null {
  const { 'accept-encoding': accepted } = request.headers
  const chosen = typeof accepted === 'string' ? negotiate(accepted, [...offered]) : null
  return offered.find((encoding) => encoding === chosen) ?? null
}
