import type pg from 'pg'
import type { Context } from '../../context.ts'
import { keepConnection, pause, unlessAborted } from '../../db/dedicated-connection.ts'
import { drizzle } from '../../db/drizzle.ts'
import * as schema from '../../db/schema.ts'
import { describeError } from '../../log.ts'
import { ChainMoved } from './chain-range.ts'
import { createChainReader } from './chain-reader.ts'
import { followChain } from './follow-chain.ts'
import { isUnreachable } from './is-unreachable.ts'
import { createIndexStore, ensureSource } from './store.ts'

export type ChainIndexOptions = {
  /** How long the index waits when it is level with the chain. */
  pollMs: number
  /** Blocks asked for at once; halved for as long as the node refuses. */
  maxRange: number
}
export type ChainIndex = { stop: () => Promise<void> }

/** A chain of our own is asked more often than one that somebody meters. */
const pollMs = { own: 500, foreign: 2_000 }
const maxRange = 2_000
/** Any constant does, as long as every node uses the same one. */
const leaderLock = 7_031_931_005
const takeoverEveryMs = 500
const answerWithinMs = 30_000

/**
 * Keeps the index level with the chain. Of all nodes on one database exactly one does: who holds the lock. It also writes
 * through the connection that holds it, so one that has lost the lock cannot write any more; PostgreSQL frees the lock of a
 * leader that died, and after some seconds that of one that froze.
 */
export function startChainIndex(ctx: Context, options: Partial<ChainIndexOptions> = {}): ChainIndex {
  const stopping = new AbortController()
  const onLost = (error: unknown) =>
    ctx.log.warn({ error: describeError(error) }, 'chain index connection lost, reconnecting')
  const { config } = ctx
  const ended = keepConnection(
    { databaseUrl: config.databaseUrl, name: 'did chain index', answerWithinMs, stopping: stopping.signal, onLost },
    async (client, alive) => {
      while (!alive.aborted && !(await isLeader(client))) await pause(takeoverEveryMs, alive)
      if (!alive.aborted)
        await lead(ctx, { client, alive, pollMs: config.embedded ? pollMs.own : pollMs.foreign, maxRange, ...options })
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

type Lead = ChainIndexOptions & { client: pg.Client; alive: AbortSignal }

async function lead(ctx: Context, { client, alive, pollMs, maxRange }: Lead): Promise<void> {
  const { log, config, chain } = ctx
  const db = drizzle(client, { schema })
  const store = createIndexStore(db)
  const reader = createChainReader(chain.client, config)
  await ensureSource(db, { chainId: config.chainId, registry: config.didRegistry })
  let range = maxRange
  let failing = false
  while (!alive.aborted) {
    try {
      // A node of the chain may take long to answer; a stop does not wait for it.
      const progress = await unlessAborted(alive, followChain(reader, store, range))
      if (failing) log.info('chain index follows the chain again')
      failing = false
      range = Math.min(maxRange, range * 2)
      if (progress === 'level') await pause(pollMs, alive)
    } catch (error) {
      if (alive.aborted) return
      if (!(error instanceof ChainMoved)) {
        if (!failing) log.warn({ error: describeError(error) }, 'chain index cannot follow the chain, trying again')
        failing = true
        if (!isUnreachable(error)) range = Math.max(1, Math.floor(range / 2))
      }
      await pause(pollMs, alive)
    }
  }
}
