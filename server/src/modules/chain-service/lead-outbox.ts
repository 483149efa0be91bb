import type { Hex } from '@did/domain/hex'
import { privateKeyToAccount } from 'viem/accounts'
import type { Context } from '../../context.ts'
import { openDatabase } from '../../db/database.ts'
import { unlessAborted } from '../../db/dedicated-connection.ts'
import { type Leader, leadAlone } from '../../db/lead.ts'
import { describeError } from '../../log.ts'
import { closeTransactionsOfOthers, followTransactions } from './follow-transactions.ts'
import type { Outbox, OutboxOptions } from './outbox.ts'
import type { Hold } from './read-refusal.ts'
import { sendWaiting } from './send-waiting.ts'

export type LeadOptions = OutboxOptions & {
  /** The pause of the outbox before it looks at the chain and the database again. */
  pollMs: number
}
/** Waits until there may be new work, but not longer than `ms`. */
export type Rest = (ms: number, alive: AbortSignal, outbox: Outbox) => Promise<void>

export type OutboxPlan = Pick<Outbox, 'kinds' | 'findWork'> & {
  name: string
  /** The number of an advisory lock. The number is arbitrary but the same on every node. */
  lock: number
  key: Hex
  options: Partial<LeadOptions>
  rest: Rest
  /** A sentence for each reason why sending stops (`Hold`). The log gets this sentence once. */
  sentences: Record<Exclude<Hold, null> | 'failed' | 'goes-on', string>
}

/** A foreign chain node may charge for each RPC call, so an outbox asks it less often. */
const timing = {
  own: { pollMs: 500, confirmations: 2, rebroadcastMs: 2_000, replaceAfterMs: 20_000, giveUpAfterMs: 5_000 },
  foreign: { pollMs: 4_000, confirmations: 12, rebroadcastMs: 30_000, replaceAfterMs: 90_000, giveUpAfterMs: 60_000 },
}
const retryRelaySeconds = 60

export function startOutbox(ctx: Context, plan: OutboxPlan): Leader {
  const { config } = ctx
  const { anchorAfterSeconds, embedded } = config
  const wanted = { ...timing[embedded ? 'own' : 'foreign'], retryRelaySeconds, anchorAfterSeconds, ...plan.options }
  const account = privateKeyToAccount(plan.key)
  return leadAlone(ctx, { name: plan.name, lock: plan.lock }, (client, alive) => {
    const outbox: Outbox = {
      ...wanted,
      db: openDatabase(client),
      client: ctx.chain.client,
      account,
      chainId: config.chainId,
      registry: config.didRegistry,
      kinds: plan.kinds,
      findWork: plan.findWork,
      sent: new Map(),
      marked: new Set(),
      missing: new Map(),
      relayGas: config.relayGas,
      ring: ctx.doorbell.ring,
      now: ctx.now,
    }
    const report = createReport(ctx, outbox, plan.sentences)
    return lead(outbox, { alive, report, rest: () => plan.rest(wanted.pollMs, alive, outbox) })
  })
}

type Report = (hold: Hold | 'failed', error?: unknown) => void
type Tools = { alive: AbortSignal; report: Report; rest: () => Promise<void> }

async function lead(outbox: Outbox, { alive, report, rest }: Tools): Promise<void> {
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
    await rest()
  }
}

async function work(outbox: Outbox): Promise<Hold> {
  const followed = await followTransactions(outbox)
  return followed.hold ?? sendWaiting(outbox, followed)
}

/** A stop (`Hold`) is logged once, not at every try. */
function createReport({ log }: Context, { account }: Outbox, sentences: OutboxPlan['sentences']): Report {
  let told: Hold | 'failed' = null
  return (hold, error) => {
    if (hold === told) return
    const detail = { account: account.address, ...(error !== undefined && { error: describeError(error) }) }
    if (hold === null) log.info(detail, sentences['goes-on'])
    else log.warn(detail, sentences[hold])
    told = hold
  }
}
