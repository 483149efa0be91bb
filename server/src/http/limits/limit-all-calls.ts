import { countedMs, readBytes } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import type { Route } from '@did/domain/route'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ForgettingStore } from './forgetting-store.ts'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends Fastify's own
  interface FastifyContextConfig {
    isUncounted?: (request: FastifyRequest) => boolean
    /** If given, a request to the route counts in this limit instead of the limit of its method. */
    countsAs?: Route['countsAs']
  }
}

/**
 * The limits are requests per second and client. `all` is the limit for the requests of every kind
 * together.
 */
export type RateLimits = { signIn: number; writes: number; reads: number; all: number }

export const probes = ['/healthz', '/readyz']

export async function limitRates(edge: FastifyInstance, { signIn, writes, reads, all }: RateLimits): Promise<void> {
  await edge.register(rateLimit, { global: false, store: ForgettingStore })
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
  // This hook also runs for a client that has left, because the server has done the work.
  edge.addHook('onSend', async (request, _, payload) => {
    if (isUncounted(request) || typeof payload !== 'string' || limitKind(request) !== 'reads') return
    for (let length = Buffer.byteLength(payload); length >= readBytes; length -= readBytes) await limits.reads(request)
  })
}

/** The matched route decides, because a URL can be spelled in many ways. */
function limitKind({ method, routeOptions }: FastifyRequest): Exclude<keyof RateLimits, 'all'> {
  const { countsAs } = routeOptions.config
  if (countsAs !== undefined) return countsAs === 'sign-in' ? 'signIn' : countsAs
  return method === 'GET' || method === 'HEAD' ? 'reads' : 'writes'
}

/**
 * A load balancer with the IP address of a flood must still learn that the node is well. A browser
 * that stores the page for opening it offline asks for hundreds of files within a second.
 */
function isUncounted(request: FastifyRequest): boolean {
  const { url = '', config } = request.routeOptions
  return probes.includes(url) || config.isUncounted?.(request) === true
}
