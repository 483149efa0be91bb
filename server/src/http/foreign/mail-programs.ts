import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends Fastify's own
  interface FastifyContextConfig {
    isForMailPrograms?: true
  }
}

/**
 * Tells whether a mail program may call the route of this request. A mail program sends neither an
 * `Origin` nor a cookie, and the route needs neither.
 */
export function isForMailPrograms(request: FastifyRequest): boolean {
  return request.routeOptions.config.isForMailPrograms === true
}
