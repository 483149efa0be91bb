import type { FastifyInstance } from 'fastify'

/**
 * The addresses below these folders are for other software. The server reads and sets no cookie
 * there. A page of any origin may call them, because wallets send a foreign `Origin` or none.
 */
const folders = [
  '/.well-known',
  '/oid4vci',
  '/oid4vp',
  '/vct',
  '/jwks',
  '/1.0/identifiers',
  '/status-lists',
  '/token-status-lists',
  '/vc-api',
]

export function isForOtherSoftware(url: string): boolean {
  if (url.startsWith('/api/')) return false
  const path = url.split('?', 1)[0] ?? ''
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
}

export const anyOrigin = { 'access-control-allow-origin': '*' }
const preflight = {
  ...anyOrigin,
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '86400',
}

export function welcomeOtherSoftware(edge: FastifyInstance): void {
  edge.addHook('onRequest', (request, reply, done) => {
    if (!isForOtherSoftware(request.url)) return done()
    reply.headers(anyOrigin)
    if (request.method !== 'OPTIONS') return done()
    reply.code(204).headers(preflight).send()
  })
}
