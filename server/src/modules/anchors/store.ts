import type { Address, Hex } from '@did/domain/hex'
import type { SqlRunner } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { isAnchoredIn } from '../chain-index/statements.ts'

export async function addAnchor(
  db: SqlRunner,
  { digest, verifier }: { digest: Hex; verifier: Address },
): Promise<void> {
  await db.execute(sql`insert into anchors (digest, verifier) values (${digest}, ${verifier}) on conflict do nothing`)
}

type Sighting = { digest: Hex; block: number }

/** Returns the digests whose first block is new or was changed by a reorganisation. */
export async function recordSightings(db: SqlRunner, seen: readonly Sighting[]): Promise<Sighting[]> {
  const { rows } = await db.execute<{ digest: Hex; block: string }>(sql`
    with seen as (
      select digest, min(block) as block from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as event (digest text, block bigint)
      group by digest
    )
    update anchors set first_block = seen.block from seen
    where anchors.digest = seen.digest
      and not ${isAnchoredIn(sql`anchors.digest`, sql`anchors.first_block`)}
    returning anchors.digest, seen.block`)
  return rows.map(({ digest, block }) => ({ digest, block: Number(block) }))
}
