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

type Step = (ctx: Context, signal?: AbortSignal) => Promise<void>

/** These steps ask the chain about sessions, and strangers can keep many sessions alive. */
const asking: Readonly<Record<string, Step>> = {
  recheckAllSessions,
  endUncontrolled,
}
const tidying: Readonly<Record<string, Step>> = {
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
}

/**
 * Several nodes may do this upkeep at once. Each step that asks the chain has rounds of its own,
 * because such a step may take an hour, and no other step waits for it.
 */
export function startUpkeep(ctx: Context): Upkeep {
  const stopping = new AbortController()
  const repeat = async (steps: readonly NamedStep[]) => {
    while (!stopping.signal.aborted) {
      await runSteps(ctx, steps, stopping.signal)
      await delay(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const ended = Promise.all([...Object.entries(asking).map((step) => repeat([step])), repeat(Object.entries(tidying))])
  return {
    stop: async () => {
      stopping.abort()
      await ended
    },
  }
}

export async function tidy(ctx: Context): Promise<void> {
  await runSteps(ctx, [...Object.entries(asking), ...Object.entries(tidying)])
}

type NamedStep = [name: string, run: Step]

/** A step that fails stops no other step, and is tried again in the next round. */
async function runSteps(ctx: Context, steps: readonly NamedStep[], signal?: AbortSignal): Promise<void> {
  for (const [step, run] of steps) {
    if (signal?.aborted) return
    await run(ctx, signal).catch((error: unknown) =>
      ctx.log.warn({ step, error: describeError(error) }, 'upkeep failed'),
    )
  }
}
