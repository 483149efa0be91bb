import { once } from 'node:events'
import { createServer } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import type { Context } from '../context.ts'
import { type NodeParts, openNodeGauges } from './node-gauges.ts'

export type MetricsServer = { url: string | null; stop: () => Promise<void> }

/**
 * Node lists every handle and file for these metrics, which stops a node with many sockets for
 * long.
 */
const slowMetrics = [
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
  'process_open_fds',
]

/** Without METRICS_PORT, serves nothing. */
export async function serveMetrics(ctx: Context, parts: NodeParts): Promise<MetricsServer> {
  const { metricsPort: port, host } = ctx.config
  if (port === undefined) return { url: null, stop: async () => {} }
  const { registry } = ctx.metrics
  collectDefaultMetrics({ register: registry })
  for (const name of slowMetrics) registry.removeSingleMetric(name)
  const refresh = openNodeGauges(ctx, parts)
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    await refresh()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    url: describeAddress(server.address()),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function describeAddress(address: ReturnType<ReturnType<typeof createServer>['address']>): string {
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port')
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}/metrics`
}
