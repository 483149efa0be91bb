import { Histogram, Registry } from 'prom-client'

/**
 * What a node counts about itself. Labels are route patterns, methods, statuses and names of states: no address, no id and no text of
 * a person ever becomes one.
 */
export type Metrics = ReturnType<typeof createMetrics>

const requestSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const deliverySeconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** One set per node, so that several nodes in one process (the tests) do not add up. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'did_http_request_seconds',
      help: 'Requests answered, by route pattern and status, and how long each took',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: requestSeconds,
      registers,
    }),
    delivery: new Histogram({
      name: 'did_event_delivery_seconds',
      help: 'Time from the start of the transaction that wrote an event until it was handed to an open socket',
      buckets: deliverySeconds,
      registers,
    }),
  }
}
