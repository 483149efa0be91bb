import { createApp } from './app.ts'
import type { Context } from './context.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { startChainIndex } from './modules/chain-index/lead-index.ts'
import { startChainService } from './modules/chain-service/lead-chain-service.ts'
import { listenToDoorbell } from './modules/events/doorbell-listener.ts'
import { startUpkeep } from './modules/upkeep/service.ts'
import { openSockets } from './socket/open-sockets.ts'

/** `metricsUrl` is null where METRICS_PORT is not set. */
export type RunningNode = { url: string; metricsUrl: string | null; stop: () => Promise<void> }

/** One node, whole: HTTP, sockets and its share of the background work. Any number of them may serve one database. */
export async function startNode(ctx: Context, address: { port: number; host: string }): Promise<RunningNode> {
  const { databaseUrl } = ctx.config
  const doorbell = listenToDoorbell({ databaseUrl, log: ctx.log })
  const state = { isDraining: false, isListening: doorbell.isListening }
  const app = await createApp(ctx, state)
  const sockets = openSockets(ctx, app.server, doorbell)
  const url = await app.listen(address)
  const metrics = await serveMetrics(ctx, { state, sockets })
  const index = startChainIndex(ctx)
  const service = startChainService(ctx)
  const upkeep = startUpkeep(ctx)
  return {
    url,
    metricsUrl: metrics.url,
    async stop() {
      state.isDraining = true
      // Sockets first: an open one would keep the HTTP server from closing.
      await Promise.all([sockets.drain(), index.stop(), service.stop(), upkeep.stop()])
      app.server.closeIdleConnections()
      await app.close()
      await doorbell.stop()
      await metrics.stop()
      await ctx.proofs.stop()
      await ctx.pool.end()
    },
  }
}
