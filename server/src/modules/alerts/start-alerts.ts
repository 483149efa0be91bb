import { type AlertChannel, alertChannels } from '@did/domain/alert/alert'
import type { Context } from '../../context.ts'
import { pause } from '../../db/dedicated-connection.ts'
import { describeError } from '../../log.ts'
import { sendAlerts } from './send-alerts.ts'

const everyMs = 2_000

/**
 * Starts to send alerts on this node, as every node does. A row that one node has taken is left
 * alone by the others. No mail waits for a push service, because anybody may choose its host, and
 * the host may never answer.
 */
export function startAlerts(ctx: Context): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const send = async (channel: AlertChannel) => {
    while (!stopping.signal.aborted) {
      await sendAlerts(ctx, [channel]).catch((error: unknown) =>
        ctx.log.warn({ error: describeError(error) }, 'alerts could not be sent'),
      )
      await pause(everyMs, stopping.signal)
    }
  }
  const ended = Promise.all(alertChannels.map(send))
  return {
    stop: async () => {
      stopping.abort()
      await ended
    },
  }
}
