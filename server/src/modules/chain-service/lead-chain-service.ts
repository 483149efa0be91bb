import type pg from 'pg'
import { privateKeyToAccount } from 'viem/accounts'
import type { Context } from '../../context.ts'
import { openDatabase } from '../../db/database.ts'
import { keepConnection, pause, unlessAborted } from '../../db/dedicated-connection.ts'
import { describeError } from '../../log.ts'
import { closeTransactionsOfOthers, followTransactions } from './follow-transactions.ts'
import type { Hold } from './hold.ts'
import type { Outbox, OutboxOptions } from './outbox.ts'
import { sendWaiting } from './send-waiting.ts'

export type ChainServiceOptions = OutboxOptions & {
  /** How long it waits between two looks at chain and database. */
  pollMs: number
}
export type ChainService = { stop: () => Promise<void> }

/** A chain of our own is asked more often than one that somebody meters. */
const timing = {
  own: { pollMs: 500, confirmations: 2, rebroadcastMs: 2_000, replaceAfterMs: 20_000, giveUpAfterMs: 5_000 },
  foreign: { pollMs: 4_000, confirmations: 12, rebroadcastMs: 30_000, replaceAfterMs: 90_000, giveUpAfterMs: 60_000 },
}
const retryRelaySeconds = 60
/** Any constant does, as long as every node uses the same one. */
const leaderLock = 7_031_931_006
const takeoverEveryMs = 500
const answerWithinMs = 30_000

/**
 * Brings digests and revocations to the chain with the account of CHAIN_KEY. Of all nodes on one database exactly one does: who
 * holds the lock, through the connection that holds it. Without a key nothing is sent, and everything waits.
 */
export function startChainService(ctx: Context, options: Partial<ChainServiceOptions> = {}): ChainService {
  const { config, log } = ctx
  if (!config.chainKey) {
    log.warn('CHAIN_KEY is not set: signatures are not anchored and revocations not relayed by this node')
    return { stop: async () => {} }
  }
  const stopping = new AbortController()
  const onLost = (error: unknown) =>
    log.warn({ error: describeError(error) }, 'chain service connection lost, reconnecting')
  const { databaseUrl, anchorAfterSeconds } = config
  const wanted = { ...timing[config.embedded ? 'own' : 'foreign'], retryRelaySeconds, anchorAfterSeconds, ...options }
  const account = privateKeyToAccount(config.chainKey)
  const ended = keepConnection(
    { databaseUrl, name: 'did chain service', answerWithinMs, stopping: stopping.signal, onLost },
    async (client, alive) => {
      while (!alive.aborted && !(await isLeader(client))) await pause(takeoverEveryMs, alive)
      if (alive.aborted) return
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
      }
      await lead(ctx, outbox, { alive, pollMs: wanted.pollMs })
    },
  )
  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}

async function isLeader(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [leaderLock])
  return rows[0]?.held === true
}

async function lead(ctx: Context, outbox: Outbox, { alive, pollMs }: { alive: AbortSignal; pollMs: number }) {
  const report = createReport(ctx, outbox)
  let isNew = true
  while (!alive.aborted) {
    try {
      // A node of the chain may take long to answer; a stop does not wait for it.
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

/** Says what holds everything up once, not with every try, and that it goes on. */
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
