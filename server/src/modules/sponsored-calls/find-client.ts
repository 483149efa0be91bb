import type { FastifyRequest } from 'fastify'
import type { App } from '../../http/handle.ts'
import { createClientGas } from './client-gas.ts'
import type { SponsoredClient } from './service.ts'

type FindClient = (request: FastifyRequest) => Promise<SponsoredClient>

/**
 * Each app has one client finder, so that all routes of a node whose calls the sponsor pays count
 * the gas of one client together.
 */
const finders = new WeakMap<App, FindClient>()

/** A module calls this when it registers its routes. */
export function findClientsOf(app: App): FindClient {
  const find = finders.get(app) ?? createFinder(app)
  finders.set(app, find)
  return find
}

function createFinder({ fastify, ctx: { config, now } }: App): FindClient {
  const clientGas = createClientGas({ perClient: config.sponsorGasPerClient, now })
  fastify.addHook('onRequest', async () => clientGas.forgetOld())
  // This limit never refuses a request. It only names the client of a request, in the same way as
  // the other limits do.
  const nameClient = fastify.createRateLimit({ max: 1 })
  return async (request) => {
    const { key } = await nameClient(request, { increment: false })
    return { take: (gas) => clientGas.take(key, gas) }
  }
}
