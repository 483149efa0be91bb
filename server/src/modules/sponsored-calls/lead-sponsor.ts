import type { Context } from '../../context.ts'
import { pause } from '../../db/dedicated-connection.ts'
import type { Leader } from '../../db/lead.ts'
import { type LeadOptions, type Rest, startOutbox } from '../chain-service/lead-outbox.ts'
import { sponsorKinds } from '../chain-service/transaction-kinds.ts'
import type { DoorbellListener } from '../events/doorbell-listener.ts'
import { findNewestWaiting } from './queue.ts'
import { findSponsoredWork } from './sponsor-work.ts'

type Bell = Pick<DoorbellListener, 'onRing'>

const leaderLock = 7_031_931_007

const sentences = {
  'no-funds': 'the sponsor’s account has no money for the chain: people’s calls wait',
  'not-permitted': 'the chain refuses the sponsor’s transactions, trying again',
  refused: 'the chain refuses the sponsor’s transactions, trying again',
  failed: 'the sponsor cannot work, trying again',
  'goes-on': 'the sponsor goes on',
}

/**
 * Sends people's own calls with SPONSOR_KEY's account, on one node. Anchors never wait for these
 * calls, because CHAIN_KEY's account has its own outbox.
 */
export function startSponsor(ctx: Context, bell: Bell, options: Partial<LeadOptions> = {}): Leader {
  const { sponsorKey: key } = ctx.config
  if (!key) return { stop: async () => {} }
  const plan = { name: 'sponsor', lock: leaderLock, key, kinds: sponsorKinds, findWork: findSponsoredWork }
  return startOutbox(ctx, { ...plan, options, rest: restUntilCall(bell), sentences })
}

/**
 * A new call ends the pause early. Most wake-ups have other reasons, and cause no request to the
 * chain.
 */
function restUntilCall(bell: Bell): Rest {
  let seen = 0
  return async (ms, alive, { db }) => {
    const until = performance.now() + ms
    let rung = new AbortController()
    const unsubscribe = bell.onRing(() => rung.abort())
    try {
      while (!alive.aborted && performance.now() < until) {
        // The signal is made before the query, so that no wake-up in between is missed.
        rung = new AbortController()
        const newest = await findNewestWaiting(db)
        if (newest > seen) {
          seen = newest
          return
        }
        const left = Math.max(0, until - performance.now())
        await pause(left, AbortSignal.any([alive, rung.signal]))
      }
    } finally {
      unsubscribe()
    }
  }
}
