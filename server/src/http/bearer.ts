import type { FastifyRequest } from 'fastify'

/**
 * Returns the token of `Authorization: Bearer` (RFC 6750, section 2.1), or null if there is none.
 */
export function readBearer({ headers: { authorization = '' } }: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1] ?? null
}
