import { privateKeyToAccount } from 'viem/accounts'
import type { Context } from '../../context.ts'
import { openDatabase } from '../../db/database.ts'
import { pause, unlessAborted } from '../../db/dedicated-connection.ts'
import { type Leader, leadAlone } from '../../db/lead.ts'
import { describeError } from '../../log.ts'
import { closeTransactionsOfOthers, followTransactions } from './follow-transactions.ts'
import type { Hold } from './hold.ts'
import type { Outbox, OutboxOptions } from './outbox.ts'
import { sendWaiting } from './send-waiting.ts'

export type ChainServiceOptions = OutboxOptions & {
  /** How long the service waits before it looks at the chain and the database again. */
  pollMs: number
}

/** A foreign chain node may charge for each RPC call, so the service asks it less often. */
const timing = {
  own: { pollMs: 500, confirmations: 2, rebroadcastMs: 2_000, replaceAfterMs: 20_000, giveUpAfterMs: 5_000 },
  foreign: { pollMs: 4_000, confirmations: 12, rebroadcastMs: 30_000, replaceAfterMs: 90_000, giveUpAfterMs: 60_000 },
}
const retryRelaySeconds = 60
/** The number of this advisory lock is arbitrary but the same on every node. */
const leaderLock = 7_031_931_006

/**
 * Brings digests and revocations to the chain with CHAIN_KEY's account, on one node. A node without
 * a key sends nothing.
 */
export function startChainService(ctx: Context, options: Partial<ChainServiceOptions> = {}): Leader {
  const { config, log } = ctx
  if (!config.chainKey) {
    log.warn('CHAIN_KEY is not set: signatures are not anchored and revocations not relayed by this node')
    return { stop: async () => {} }
  }
  const { anchorAfterSeconds } = config
  const wanted = { ...timing[config.embedded ? 'own' : 'foreign'], retryRelaySeconds, anchorAfterSeconds, ...options }
  const account = privateKeyToAccount(config.chainKey)
  return leadAlone(ctx, { name: 'chain service', lock: leaderLock }, (client, alive) => {
    const outbox: Outbox = {
      ...wanted,
      db: openDatabase(client),
      client: ctx.chain.client,
      account,
      chainId: config.chainId,
      registry: config.didRegistry,
      sent: new Map(),
      missing: new Map(),
      relayGas: config.relayGas,
      ring: ctx.doorbell.ring,
      now: ctx.now,
    }
    return lead(ctx, outbox, { alive, pollMs: wanted.pollMs })
  })
}

async function lead(ctx: Context, outbox: Outbox, { alive, pollMs }: { alive: AbortSignal; pollMs: number }) {
  const report = createReport(ctx, outbox)
  let isNew = true
  while (!alive.aborted) {
    try {
      // A stopping server does not wait for a slow chain node.
      if (isNew) await unlessAborted(alive, closeTransactionsOfOthers(outbox))
      isNew = false
      report(await unlessAborted(alive, work(outbox)))
    } catch (error) {
      if (alive.aborted) return
      report('failed', error)
    }
    await pause(pollMs, alive)
  }
}

async function work(outbox: Outbox): Promise<Hold> {
  const followed = await followTransactions(outbox)
  return followed.hold ?? sendWaiting(outbox, followed)
}

const sentences = {
  'no-funds': 'the service account has no money for the chain: anchors and revocations wait',
  'not-permitted': 'the service account may not anchor: grant it SERVICE_ROLE; anchors wait',
  refused: 'the chain refuses the service account’s transactions, trying again',
  failed: 'the chain service cannot work, trying again',
} as const

/** Logs a hold once, not at every try, and logs the end of the hold. */
function createReport({ log }: Context, { account }: Outbox): (hold: Hold | 'failed', error?: unknown) => void {
  let told: Hold | 'failed' = null
  return (hold, error) => {
    if (hold === told) return
    const detail = { account: account.address, ...(error !== undefined && { error: describeError(error) }) }
    if (hold === null) log.info(detail, 'the chain service goes on')
    else log.warn(detail, sentences[hold])
    told = hold
  }
}
