/**
 * The build's files. A node reads them once and keeps them, so that an answer needs no disk, and a
 * node serves the files of one build until it ends. The size of the build limits the memory.
 */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { proverPolicy } from '../security-headers.ts'
import { chooseEncoding, type Encoding, encodings } from './packed.ts'

type PageFile = {
  path: string
  headers: Record<string, string> & { etag: string }
  whole: Buffer
  /** The compressed copies that the build has made. */
  packed: ReadonlyMap<Encoding, Buffer>
}

/** The build names these files by a hash of their content, so browsers may keep them forever. */
const hashedAsset = /^\/assets\/[^/]+$/
/** `proofs/src/prover-worker.ts` and its threads. */
const proverScript = /^\/assets\/(prover|lane)-worker-[^/]+$/
export const forever = 'public, max-age=31536000, immutable'
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

/** Serves all files of a build except hidden files, documents and those that `left` names. */
export function servePageFiles(fastify: FastifyInstance, webDir: string, left: readonly string[]): void {
  for (const file of readFiles(webDir, left))
    fastify.get(file.path, { config: { isKeptOnce: true } }, (request, reply) => sendFile(file, request, reply))
}

function sendFile({ headers, whole, packed }: PageFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(headers)
  if (request.headers['if-none-match']?.includes(headers.etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request, [...packed.keys()])
  const copy = encoding && packed.get(encoding)
  return copy ? reply.header('content-encoding', encoding).send(copy) : reply.send(whole)
}

function readFiles(webDir: string, left: readonly string[]): PageFile[] {
  const names = readdirSync(webDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(webDir, '/').length).replaceAll('\\', '/'))
  const known = new Set(names)
  return names
    .filter((name) => !/(^|\/)\.|\.(html|br|gz)$/.test(name) && !left.includes(name))
    .map((name) => readPageFile(webDir, name, known))
}

function readPageFile(webDir: string, name: string, known: ReadonlySet<string>): PageFile {
  const path = `/${name}`
  const whole = readFileSync(join(webDir, name))
  const copies = encodings.filter((encoding) => known.has(`${name}${endings[encoding]}`))
  return {
    path,
    whole,
    packed: new Map(copies.map((encoding) => [encoding, readFileSync(join(webDir, `${name}${endings[encoding]}`))])),
    headers: {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': hashedAsset.test(path) ? forever : askAgain,
      vary: 'accept-encoding',
      // The tag is the same for all copies, and on every node that serves this build.
      etag: `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`,
      ...(proverScript.test(path) && { 'content-security-policy': proverPolicy }),
    },
  }
}
