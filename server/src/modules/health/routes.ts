import type { App } from '../../http/handle.ts'
import { checkHealth, isReady } from './service.ts'

/** For whoever runs the node. Not part of the API, so not in its table. */
export function registerHealth({ fastify, ctx, state }: App): void {
  fastify.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))

  fastify.get('/readyz', async (_request, reply) => {
    const health = await checkHealth(ctx, state)
    reply.header('cache-control', 'no-store')
    if (!isReady(health)) reply.code(503).header('retry-after', '2')
    return { status: isReady(health) ? 'ready' : 'not ready', ...health }
  })
}
