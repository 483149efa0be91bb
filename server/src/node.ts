import { createApp } from './app.ts'
import { ConfigError } from './config.ts'
import type { Context } from './context.ts'
import { pause } from './db/dedicated-connection.ts'
import { migrate } from './db/migrate.ts'
import { findDatabaseRefusal } from './db/refused-database.ts'
import { isDatabaseAway } from './http/to-app-error.ts'
import { describeError } from './log.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { startAlerts } from './modules/alerts/start-alerts.ts'
import { startChainIndex } from './modules/chain-index/lead-index.ts'
import { startChainService } from './modules/chain-service/lead-chain-service.ts'
import { listenToDoorbell } from './modules/events/doorbell-listener.ts'
import { checkParts, createNodeState, isReady } from './modules/health/service.ts'
import { startSponsor } from './modules/sponsored-calls/lead-sponsor.ts'
import { startUpkeep } from './modules/upkeep/service.ts'
import { openSockets } from './socket/open-sockets.ts'

export type RunningNode = {
  url: string
  /** The URL is null when METRICS_PORT is not set. */
  metricsUrl: string | null
  /**
   * Resolves when the schema and the background work are ready, and rejects when a migration fails.
   */
  started: Promise<void>
  isReady: () => boolean
  stop: () => Promise<void>
}

const askAgainMs = 1_000

/**
 * Any number of nodes may serve one database. Before the database answers, a node serves the page,
 * its configuration and the routes for operators.
 */
export async function startNode(ctx: Context, address: { port: number; host: string }): Promise<RunningNode> {
  const { databaseUrl } = ctx.config
  const state = createNodeState(ctx, { hasStarted: false })
  const onAnswer = () => {
    state.databaseAnsweredAt = ctx.now()
  }
  const doorbell = listenToDoorbell({ databaseUrl, log: ctx.log, onAnswer })
  state.isListening = doorbell.isListening
  const app = await createApp(ctx, state)
  const sockets = openSockets(ctx, app.server, doorbell)
  const url = await app.listen(address)
  const metrics = await serveMetrics(ctx, { state, sockets })
  const stopping = new AbortController()
  const background: { stop: () => Promise<void> }[] = []
  const started = migrateOnceReachable(ctx, stopping.signal).then(async () => {
    if (stopping.signal.aborted) return
    const leaders = [startChainIndex(ctx), startChainService(ctx), startSponsor(ctx, doorbell)]
    background.push(...leaders, startUpkeep(ctx), startAlerts(ctx))
    state.hasStarted = true
    await checkParts(ctx, state)
  })
  return {
    url,
    metricsUrl: metrics.url,
    started,
    isReady: () => isReady(ctx, state),
    async stop() {
      state.isDraining = true
      stopping.abort()
      // WebSockets close first, because an open one would keep the HTTP server from closing.
      await Promise.all([sockets.drain(), ...background.map((each) => each.stop())])
      app.server.closeIdleConnections()
      await app.close()
      await doorbell.stop()
      await metrics.stop()
      await ctx.proofs.stop()
      await ctx.pool.end()
    },
  }
}

function toStartError(error: unknown): unknown {
  const refusal = findDatabaseRefusal(error)
  return refusal === null ? error : new ConfigError(refusal, { cause: error })
}

/** The node can serve the page meanwhile, so it waits for the database however long that takes. */
async function migrateOnceReachable({ config, log }: Context, stopping: AbortSignal): Promise<void> {
  let hasWarned = false
  while (!stopping.aborted) {
    try {
      return await migrate(config.databaseUrl)
    } catch (error) {
      if (!isDatabaseAway(error)) throw toStartError(error)
      const details = { error: describeError(error) }
      if (!hasWarned)
        log.warn(details, 'The database at DATABASE_URL gave no answer. Only the page is served until it does')
      hasWarned = true
    }
    await pause(askAgainMs, stopping)
  }
}
