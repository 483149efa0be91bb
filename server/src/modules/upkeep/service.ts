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

/**
 * Deletes and ends rows whose time is over, and sends reminders. Several nodes may do so at once.
 */
export function startUpkeep(ctx: Context): Upkeep {
  const stopping = new AbortController()
  const keepTidy = async () => {
    while (!stopping.signal.aborted) {
      await tidy(ctx).catch((error: unknown) => ctx.log.warn({ error: describeError(error) }, 'upkeep failed'))
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

export async function tidy(ctx: Context): Promise<void> {
  await deleteExpired(ctx)
  await deleteOldKeys(ctx)
  await deleteOldMessages(ctx)
  await deleteEndedRequests(ctx)
  await deleteEndedChallenges(ctx)
  await deleteEndedInvitations(ctx)
  await deleteEndedOffers(ctx)
  await deleteEndedPresentations(ctx)
  await deleteOldNotifications(ctx)
  await deleteOldEvents(ctx)
  await deleteOldRecords(ctx)
  await tidyAlerts(ctx)
  await deleteAbandonedVaults(ctx)
  await pruneBlocks(ctx)
  await holdNamesFromBefore(ctx)
  await sendReminders(ctx)
  await deleteOldVotes(ctx)
  // These steps come last, because they need the chain's answer, which may be missing.
  await endUncontrolled(ctx)
  await recheckAllSessions(ctx)
}
