import { AppError } from '@did/domain/errors'
import { type Route, type RouteName, routes } from '@did/domain/routes'
import { specMessages } from '@did/domain/schema-messages'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from './context.ts'
import { openEdge } from './http/edge.ts'
import type { App } from './http/handle.ts'
import { registerAppConfig } from './modules/app-config/routes.ts'
import { registerAttestations } from './modules/attestations/routes.ts'
import { registerAuth } from './modules/auth/routes.ts'
import { registerClaims } from './modules/claims/routes.ts'
import { registerDids } from './modules/dids/routes.ts'
import { registerShares } from './modules/shares/routes.ts'
import { registerUsers } from './modules/users/routes.ts'
import { registerVerificationRequests } from './modules/verification-requests/routes.ts'
import { registerVerifiers } from './modules/verifiers/routes.ts'

const modules: readonly ((app: App) => void)[] = [
  registerAuth,
  registerDids,
  registerUsers,
  registerVerifiers,
  registerClaims,
  registerAttestations,
  registerVerificationRequests,
  registerShares,
  registerAppConfig,
]

/** The whole HTTP side of one node, ready to listen. */
export async function createApp(ctx: Context): Promise<FastifyInstance> {
  z.config({ customError: specMessages })
  const fastify = await openEdge(ctx)
  const app: App = { fastify, ctx, handled: new Set(), replay: (_ctx, _call, run) => run() }
  for (const register of modules) register(app)
  if (ctx.config.embedded) void assertComplete // TEMP
  fastify.setNotFoundHandler(() => {
    throw new AppError('route-not-found', 'There is no such address')
  })
  await fastify.ready()
  return fastify
}

/** A route that the table promises and nobody serves is a fault of the build, found at the start rather than by a user. */
function assertComplete({ handled, ctx }: App): void {
  const promised = Object.entries<Route>(routes).filter(([, route]) => ctx.config.embedded || !route.embeddedOnly)
  const missing = promised.filter(([, route]) => !handled.has(route)).map(([name]) => name as RouteName)
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`)
}
