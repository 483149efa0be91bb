import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutPath } from '@did/domain/link/mend-link'
import { toPagePath } from '@did/domain/page-paths'
import { isShortPath } from '@did/domain/share/short-path'
import type { FastifyRequest } from 'fastify'
import { ConfigError } from '../../config.ts'
import { isForOtherSoftware } from '../foreign/other-software.ts'

/** The documents of a build. A path without a document of its own gets `index`. */
export type BuiltDocuments = { index: string; byPath: ReadonlyMap<string, string> }

/** A short link `/s/…` gets the document of this path, which loads little. */
const lightPath = '/shared-claim'

/** The key of each document is its URL path: `about.html` has the path `/about`. */
export function readDocuments(folder: string): BuiltDocuments {
  const index = readFile('WEB_DIR', join(folder, 'index.html'))
  const drawn = join(folder, 'documents')
  const files = existsSync(drawn) ? readdirSync(drawn, { recursive: true, encoding: 'utf8' }) : []
  const byPath = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [toPagePath(file), readFile('WEB_DIR', join(drawn, file))]),
  )
  const light = join(folder, 'shared-claim.html')
  if (existsSync(light)) byPath.set(lightPath, readFile('WEB_DIR', light))
  return { index, byPath }
}

/**
 * The dashboard's URL is `/` with a query, and the prerendered document of `/` shows the home page.
 */
export function findDocument({ index, byPath }: BuiltDocuments, request: FastifyRequest): string {
  const path = pathOf(request)
  if (path === '/' && request.url !== '/') return index
  return byPath.get(isShortPath(path) ? lightPath : path) ?? index
}

export function isPageRequest(request: FastifyRequest): boolean {
  const path = pathOf(request)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const { accept = '*/*' } = request.headers
  const isOfPrograms = /^\/(api|ws)(\/|$)/.test(path) || isForOtherSoftware(path) || isOfFile(path)
  return isRead && !isOfPrograms && /text\/html|\*\/\*/.test(accept)
}

/** A regular expression would take time with the square of the length of a path of many dots. */
function isOfFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).includes('.')
}

/**
 * Some mail programs escape the `#` or `?` of a link into its path, and the page repairs such a
 * link.
 */
export function pathOf(request: FastifyRequest): string {
  return cutPath(request.url.split('?', 1)[0] ?? '')
}

/** `variable` is the setting that names the file. */
export function readFile(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new ConfigError(`${variable} cannot be used: ${file} cannot be read`, { cause })
  }
}
