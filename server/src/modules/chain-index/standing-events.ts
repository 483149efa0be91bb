import type { Address, Hex } from '@did/domain/hex'
import type { SqlRunner } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

export type StandingEvent = {
  address: Address
  kind: 'verifier-accredited' | 'verifier-suspended'
  at: Date
  txHash: Hex
  /** `asOf` is the moment from which a suspension counts, in Unix seconds. */
  data: { administrator: Address; name?: string; domain?: string; asOf?: string; reason?: string }
}

/** Lists the events of one wallet, or of all wallets if `wallet` is null, in the chain's order. */
export async function listStandingEvents(db: SqlRunner, wallet: Address | null): Promise<StandingEvent[]> {
  const { rows } = await db.execute<StandingEvent & Record<string, unknown>>(sql`
    select e.address, e.kind, b.mined_at as at, e.tx_hash as "txHash", e.data
    from chain_events e join chain_blocks b on b.number = e.block_number
    where e.kind in ('verifier-accredited', 'verifier-suspended') and (${wallet}::text is null or e.address = ${wallet})
    order by e.block_number, e.log_index`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
