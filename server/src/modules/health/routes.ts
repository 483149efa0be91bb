import type { App } from '../../http/handle.ts'
import { createPartsCheck, isReady, type NodeState, type Parts } from './service.ts'

/** The routes for operators have no rate limits and are not in the API's table. */
export function registerHealth({ fastify, ctx, state }: App): void {
  fastify.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))

  const checkParts = createPartsCheck(ctx, state)
  const tellChange = tellChangesOf(state, ctx)
  fastify.get('/readyz', async (_request, reply) => {
    const parts = await checkParts()
    const ready = isReady(ctx, state)
    tellChange(ready, parts)
    reply.header('cache-control', 'no-store')
    if (!ready) reply.code(503).header('retry-after', '2')
    const { hasStarted: started, isDraining: draining, wrongSettings } = state
    return { status: ready ? 'ready' : 'not ready', ...parts, started, draining, wrongSettings }
  })
}

/**
 * The log has no line for a probe, so it gets a line when a running node becomes unready or ready
 * again. A start and a stop have lines of their own.
 */
function tellChangesOf(state: NodeState, { log }: Pick<App['ctx'], 'log'>) {
  let wasReady = true
  return (ready: boolean, parts: Parts) => {
    if (!state.hasStarted || state.isDraining || ready === wasReady) return
    wasReady = ready
    if (ready) log.info(parts, 'ready again')
    else log.warn({ ...parts, wrongSettings: state.wrongSettings }, 'not ready')
  }
}
