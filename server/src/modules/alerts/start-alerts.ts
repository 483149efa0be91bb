import { type AlertChannel, alertChannels } from '@did/domain/alert/alert'
import type { Context } from '../../context.ts'
import { pause } from '../../db/dedicated-connection.ts'
import { describeError } from '../../log.ts'
import { sendAlerts } from './send-alerts.ts'

const everyMs = 2_000

/**
 * Every node sends alerts, and leaves an alert alone while another node has taken it. Each channel
 * has a loop of its own, so that no mail waits for a push service. Anybody may choose a push
 * service's host, and the host may never answer.
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
