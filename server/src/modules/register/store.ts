import type { Address, Hex } from '@did/domain/hex'
import { type UserId, userIdSchema } from '@did/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import type { StandingEvent } from '../chain-index/standing-events.ts'
import { selectIdOfWallet } from '../users/statements.ts'

type Noticed = { wallet: Address; txHash: Hex; kind: StandingEvent['kind'] }

/** Returns null if nobody is left to notify. */
export async function takeNotice(tx: Transaction, { wallet, txHash, kind }: Noticed): Promise<UserId | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into standing_notices (user_id, tx_hash, kind)
    select id, ${txHash}, ${kind} from (${selectIdOfWallet(wallet)}) told
    on conflict do nothing returning user_id as id`)
  return rows[0] ? userIdSchema.parse(Number(rows[0].id)) : null
}
