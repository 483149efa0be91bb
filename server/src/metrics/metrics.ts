import { Counter, Histogram, Registry } from 'prom-client'

/** No address, URL, id or text of a person may ever become a label of a metric. */
export type Metrics = ReturnType<typeof createMetrics>

const requestSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const deliverySeconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * Each node has its own metrics, so that the metrics of several nodes in one process (the tests) do
 * not add up.
 */
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
    alerts: new Counter({
      name: 'did_alerts_total',
      help: 'Alerts by e-mail (mail) and Web Push (push), by what became of an attempt to send them',
      labelNames: ['channel', 'outcome'] as const,
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
