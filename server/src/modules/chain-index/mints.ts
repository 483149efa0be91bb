import type { Address } from '@did/domain/hex'
import type { SqlRunner } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { isMintedTo } from './statements.ts'

export async function isMintIndexed(db: SqlRunner, owner: Address, tokenId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select ${isMintedTo(sql`${tokenId}`, sql`${owner}`)} as found`,
  )
  return rows[0]?.found === true
}

export async function findMint(db: SqlRunner, tokenId: string): Promise<{ block: number; owner: Address } | null> {
  const { rows } = await db.execute<{ block: number; owner: Address }>(sql`
    select block_number::float8 as block, address as owner from chain_events
    where kind = 'did-minted' and token_id = ${tokenId} order by block_number limit 1`)
  return rows[0] ?? null
}
