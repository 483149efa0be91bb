import type { Context } from '../../context.ts'
import { pause } from '../../db/dedicated-connection.ts'
import { describeError } from '../../log.ts'
import { sendAlerts } from './send-alerts.ts'

const everyMs = 2_000

/** Every node sends alerts. A row that one node has taken is left alone by the others. */
export function startAlerts(ctx: Context): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const send = async () => {
    while (!stopping.signal.aborted) {
      await sendAlerts(ctx).catch((error: unknown) =>
        ctx.log.warn({ error: describeError(error) }, 'alerts could not be sent'),
      )
      await pause(everyMs, stopping.signal)
    }
  }
  const ended = send()
  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
