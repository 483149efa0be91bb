import { countedMs } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import { foreignDocumentCalls } from '@did/domain/portable/foreign-document-calls'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to Fastify's own
  interface FastifyContextConfig {
    /** Tells whether a request to the route does not count against the limits. */
    isUncounted?: (request: FastifyRequest) => boolean
  }
}

/** Requests per second and client. `all` is the limit for the requests of every kind together. */
export type RateLimits = { signIn: number; writes: number; reads: number; all: number }

/** The settings `RATE_LIMIT_SIGN_IN`, `RATE_LIMIT_WRITES` and `RATE_LIMIT_READS` replace these. */
export const defaultRates = {
  production: { signIn: 5, writes: 20, reads: 100 },
  embedded: { signIn: 300, writes: 300, reads: 300 },
}

export const probes = ['/healthz', '/readyz']

/** Refuses a client's requests beyond the limits, before anything else is done for them. */
export async function limitRates(edge: FastifyInstance, { signIn, writes, reads, all }: RateLimits): Promise<void> {
  await edge.register(rateLimit, { global: false })
  const perSecond = (max: number) => edge.createRateLimit({ max, timeWindow: countedMs.everyKind })
  const limits = { signIn: perSecond(signIn), writes: perSecond(writes), reads: perSecond(reads), all: perSecond(all) }
  edge.addHook('onRequest', async (request) => {
    if (isUncounted(request)) return
    for (const limit of [limits[limitKind(request)], limits.all]) {
      const verdict = await limit(request)
      if (!verdict.isAllowed && verdict.isExceeded)
        throw new AppError('too-many-requests', 'Too many requests; wait a moment')
    }
  })
}

function limitKind({ method, routeOptions }: FastifyRequest): Exclude<keyof RateLimits, 'all'> {
  // The matched route decides, because a URL can be spelled in many ways.
  const { url = '' } = routeOptions
  if (url.startsWith('/api/auth/') && method === 'POST') return 'signIn'
  // The stricter limit counts, because each such call makes the service ask another host.
  if (url === foreignDocumentCalls.getForeignDocument.path) return 'writes'
  return method === 'GET' || method === 'HEAD' ? 'reads' : 'writes'
}

/**
 * Tells whether a request does not count against the limits. A load balancer with the IP address of
 * a flood must still learn that the node is well. A browser that stores the page for opening it
 * offline asks for hundreds of files within a second.
 */
function isUncounted(request: FastifyRequest): boolean {
  const { url = '', config } = request.routeOptions
  return probes.includes(url) || config.isUncounted?.(request) === true
}
