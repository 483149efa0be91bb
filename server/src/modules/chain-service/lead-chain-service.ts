import type { Context } from '../../context.ts'
import { pause } from '../../db/dedicated-connection.ts'
import type { Leader } from '../../db/lead.ts'
import { type LeadOptions, startOutbox } from './lead-outbox.ts'
import { findServiceWork } from './service-work.ts'
import { serviceKinds } from './transaction-kinds.ts'

const leaderLock = 7_031_931_006

const sentences = {
  'no-funds': 'the service account has no money for the chain: anchors and revocations wait',
  'not-permitted': 'the service account may not anchor: grant it SERVICE_ROLE; anchors wait',
  refused: 'the chain refuses the service account’s transactions, trying again',
  failed: 'the chain service cannot work, trying again',
  'goes-on': 'the chain service goes on',
}

/**
 * Sends digests and revocations with CHAIN_KEY's account, on one node. A node without a key sends
 * nothing.
 */
export function startChainService(ctx: Context, options: Partial<LeadOptions> = {}): Leader {
  const { chainKey: key } = ctx.config
  if (!key) {
    ctx.log.warn('CHAIN_KEY is not set: signatures are not anchored and revocations not relayed by this node')
    return { stop: async () => {} }
  }
  const plan = { name: 'chain service', lock: leaderLock, key, kinds: serviceKinds, findWork: findServiceWork }
  return startOutbox(ctx, { ...plan, options, rest: pause, sentences })
}
