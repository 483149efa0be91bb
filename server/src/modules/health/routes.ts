import type { App } from '../../http/handle.ts'
import { createPartsCheck, isReady } from './service.ts'

/** Operators use these routes, which have no rate limits and are not in the API's table. */
export function registerHealth({ fastify, ctx, state }: App): void {
  fastify.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))

  const checkParts = createPartsCheck(ctx, state)
  fastify.get('/readyz', async (_request, reply) => {
    const parts = await checkParts()
    const ready = isReady(ctx, state)
    reply.header('cache-control', 'no-store')
    if (!ready) reply.code(503).header('retry-after', '2')
    const { hasStarted: started, isDraining: draining, wrongSettings } = state
    return { status: ready ? 'ready' : 'not ready', ...parts, started, draining, wrongSettings }
  })
}
