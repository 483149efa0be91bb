import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends Fastify's own
  interface FastifyContextConfig {
    isForMailPrograms?: true
  }
}

/**
 * Tells whether a request may come from a mail program, which sends no `Origin` and no cookie. The
 * route itself needs neither.
 */
export function isForMailPrograms(request: FastifyRequest): boolean {
  return request.routeOptions.config.isForMailPrograms === true
}
