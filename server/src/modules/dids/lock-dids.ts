import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/** An API call and the chain index may record one wallet's mints at once. */
export async function lockDidsOfOwner(tx: Transaction, owner: Address): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`dids of ${owner}`}, 0))`)
}

/** The locks last until the transaction ends. Returns the ids of the DIDs. */
export async function lockDids(tx: Transaction, owner: Address): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from dids where owner = ${owner} order by id for update`,
  )
  return rows.map(({ id }) => Number(id))
}
