import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'

/**
 * All people behind a proxy that TRUST_PROXY does not name share one client's rate limits, so the
 * log warns of such a proxy once. It leaves the IP address out, because the header may come from a
 * person and not from a proxy.
 */
export function warnOfUnknownProxy(fastify: FastifyInstance, log: Pick<Logger, 'warn'>): void {
  let hasWarned = false
  fastify.addHook('onRequest', async (request) => {
    if (hasWarned || !isForwardedByStranger(request)) return
    hasWarned = true
    log.warn(
      'X-Forwarded-For came from an address that TRUST_PROXY does not name, so it is not believed. If that is the reverse proxy, ' +
        'name its address in TRUST_PROXY: until then all people behind it count as one client in the rate limits',
    )
  })
}

/**
 * `ips` lists the connection's own IP address and the addresses that a trusted proxy has forwarded.
 */
function isForwardedByStranger({ headers, ips = [] }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined && ips.length <= 1
}
