/**
 * A node reads the files of the page's build once and keeps them in memory, so that no answer has
 * to wait for the disk. It serves the files of one build until it ends. The size of the build
 * limits the memory that the files need.
 */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { proverPolicy } from '../security-headers.ts'
import { chooseEncoding, type Encoding, encodings } from './packed.ts'

export type PageFile = {
  headers: Record<string, string> & { etag: string }
  whole: Buffer
  packed: ReadonlyMap<Encoding, Buffer>
}

/** The build names these files by a hash of their content, so browsers may keep them forever. */
export const hashedAsset = /^assets\/[^/]+$/
/** Matches the built scripts of `proofs/src/prover-worker.ts` and of its threads. */
const proverScript = /^assets\/(prover|lane)-worker-[^/]+$/
const forever = 'public, max-age=31536000, immutable'
export const askAgain = 'no-cache'

const endings = { br: '.br', gzip: '.gz' }
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonld': 'application/ld+json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

export function sendFile(
  { headers, whole, packed }: PageFile,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers(headers)
  if (request.headers['if-none-match']?.includes(headers.etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request, [...packed.keys()])
  const copy = encoding && packed.get(encoding)
  return copy ? reply.header('content-encoding', encoding).send(copy) : reply.send(whole)
}

export function listPageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .filter((name) => !/(^|\/)\.|\.(html|br|gz)$/.test(name))
}

export function readPageFile(folder: string, name: string): PageFile {
  const file = join(folder, name)
  const whole = readFileSync(file)
  const copies = encodings.filter((encoding) => existsSync(`${file}${endings[encoding]}`))
  return {
    whole,
    packed: new Map(copies.map((encoding) => [encoding, readFileSync(`${file}${endings[encoding]}`)])),
    headers: {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': hashedAsset.test(name) ? forever : askAgain,
      vary: 'accept-encoding',
      // The `ETag` is a hash of the content, so it is the same for all compressed copies and on
      // every node that serves this build.
      etag: `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`,
      ...(proverScript.test(name) && { 'content-security-policy': proverPolicy }),
    },
  }
}
