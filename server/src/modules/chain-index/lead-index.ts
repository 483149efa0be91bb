import type pg from 'pg'
import type { Context } from '../../context.ts'
import { openDatabase } from '../../db/database.ts'
import { pause, unlessAborted } from '../../db/dedicated-connection.ts'
import { type Leader, leadAlone } from '../../db/lead.ts'
import { describeError } from '../../log.ts'
import { ChainMoved } from './chain-range.ts'
import { createChainReader } from './chain-reader.ts'
import { followChain } from './follow-chain.ts'
import { createIndexStore, ensureSource } from './store.ts'

export type ChainIndexOptions = {
  /**
   * The pause of the index after it has read the newest block, or after it could not read the
   * chain.
   */
  pollMs: number
  /**
   * The index asks for at most this many blocks at once. A failed request halves the number, and a
   * successful one doubles it. Many chain nodes refuse long ranges, and others do not answer about
   * them in time.
   */
  maxRange: number
}

/** A foreign chain node may charge for each RPC call, so the index asks it less often. */
const pollMs = { own: 500, foreign: 2_000 }
const maxRange = 2_000
/** The number of this advisory lock is arbitrary but the same on every node. */
const leaderLock = 7_031_931_005

/** Every node calls this function, but only one node at a time reads the chain. */
export function startChainIndex(ctx: Context, options: Partial<ChainIndexOptions> = {}): Leader {
  const wanted = { pollMs: ctx.config.embedded ? pollMs.own : pollMs.foreign, maxRange, ...options }
  return leadAlone(ctx, { name: 'chain index', lock: leaderLock }, (client, alive) =>
    lead(ctx, { client, alive, ...wanted }),
  )
}

type Lead = ChainIndexOptions & { client: pg.Client; alive: AbortSignal }

async function lead(ctx: Context, { client, alive, pollMs, maxRange }: Lead): Promise<void> {
  const { log, config, chain } = ctx
  const db = openDatabase(client)
  const store = createIndexStore(ctx, db)
  const reader = createChainReader(chain.client, config)
  await ensureSource(db, { chainId: config.chainId, registry: config.didRegistry })
  let range = maxRange
  let failing = false
  while (!alive.aborted) {
    try {
      // A stopping server does not wait for a slow chain node.
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
        range = Math.max(1, Math.floor(range / 2))
      }
      await pause(pollMs, alive)
    }
  }
}
