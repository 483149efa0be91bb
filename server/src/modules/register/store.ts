import type { Address, Hex } from '@did/domain/hex'
import { type UserId, userIdSchema } from '@did/domain/ids'
import type { Database, Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { findStanding } from '../verifiers/standing.ts'

export type StandingEvent = {
  address: Address
  kind: 'verifier-accredited' | 'verifier-suspended'
  at: Date
  txHash: Hex
  data: { name?: string; domain?: string; reason?: string }
}

/** In the chain's order; of all wallets, or of one. */
export async function listStandingEvents(db: Database, wallet: Address | null): Promise<StandingEvent[]> {
  const { rows } = await db.execute<StandingEvent & Record<string, unknown>>(sql`
    select e.address, e.kind, b.mined_at as at, e.tx_hash as "txHash", e.data
    from chain_events e join chain_blocks b on b.number = e.block_number
    where e.kind in ('verifier-accredited', 'verifier-suspended') and (${wallet}::text is null or e.address = ${wallet})
    order by e.block_number, e.log_index`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** The user of a wallet who has not been told of this event yet, marked as told, and the name accredited last; null for nobody. */
export async function takeReader(
  tx: Transaction,
  { wallet, txHash, kind }: { wallet: Address; txHash: Hex; kind: StandingEvent['kind'] },
): Promise<{ userId: UserId; name: string | null } | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into standing_notices (user_id, tx_hash, kind)
    select id, ${txHash}, ${kind} from users where wallet_address = ${wallet}
    on conflict do nothing returning user_id as id`)
  if (!rows[0]) return null
  const { name } = await findStanding(tx, wallet)
  return { userId: userIdSchema.parse(Number(rows[0].id)), name }
}
