import type { Address } from '@did/domain/hex'
import type { SqlRunner } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/** Tells whether the chain has shown a DID or guardians of an identity for 24 hours at least. */
export async function isSettled(db: SqlRunner, identity: Address): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from chain_events e join chain_blocks b on b.number = e.block_number
    where e.address = ${identity} and e.kind in ('did-minted', 'guardians-set')
      and b.mined_at <= now() - interval '24 hours' limit 1`)
  return rows.length > 0
}
