import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { describeError } from '../../log.ts'
import { tidyAlerts } from '../alerts/service.ts'
import { endUncontrolled } from '../auth/end-uncontrolled.ts'
import { recheckAllSessions } from '../auth/recheck-sessions.ts'
import { deleteExpired } from '../auth/service.ts'
import { pruneBlocks } from '../chain-index/service.ts'
import { deleteOldMessages } from '../contact-messages/service.ts'
import { deleteEndedOffers } from '../credential-offers/service.ts'
import { deleteOldEvents } from '../events/service.ts'
import { deleteEndedChallenges } from '../holder-challenges/service.ts'
import { deleteOldKeys } from '../idempotency/service.ts'
import { deleteEndedInvitations } from '../key-invitations/service.ts'
import { deleteOldNotifications } from '../notifications/service.ts'
import { holdNamesFromBefore } from '../organization-names/service.ts'
import { deleteEndedPresentations } from '../presentation-requests/service.ts'
import { deleteOldVotes } from '../recoveries/upkeep.ts'
import { sendReminders } from '../reminders/service.ts'
import { deleteEndedRequests } from '../requests-for-proof/service.ts'
import { deleteOldRecords } from '../signed-records/service.ts'
import { deleteAbandonedVaults } from '../vault/staging.ts'

export type Upkeep = { stop: () => Promise<void> }

const everyMs = 10 * 60 * 1000

/** The steps that protect wallets come first. */
const steps = Object.entries({
  recheckAllSessions,
  endUncontrolled,
  deleteExpired,
  deleteOldKeys,
  deleteOldMessages,
  deleteEndedRequests,
  deleteEndedChallenges,
  deleteEndedInvitations,
  deleteEndedOffers,
  deleteEndedPresentations,
  deleteOldNotifications,
  deleteOldEvents,
  deleteOldRecords,
  tidyAlerts,
  deleteAbandonedVaults,
  pruneBlocks,
  holdNamesFromBefore,
  sendReminders,
  deleteOldVotes,
})

/**
 * Deletes and ends rows whose time is over, and sends reminders. Several nodes may do so at once.
 */
export function startUpkeep(ctx: Context): Upkeep {
  const stopping = new AbortController()
  const keepTidy = async () => {
    while (!stopping.signal.aborted) {
      await tidy(ctx, stopping.signal)
      await delay(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const ended = keepTidy()
  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}

/** A step that fails stops no other step, and is tried again in the next round. */
export async function tidy(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (const [step, run] of steps) {
    if (signal?.aborted) return
    await run(ctx).catch((error: unknown) => ctx.log.warn({ step, error: describeError(error) }, 'upkeep failed'))
  }
}
