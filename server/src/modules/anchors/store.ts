import type { Hex } from '@did/domain/hex'
import type { ClaimId } from '@did/domain/ids'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/** A pool or a transaction. */
type Runner = Pick<Database, 'execute'>

export async function addAnchor(db: Runner, digest: Hex): Promise<void> {
  await db.execute(sql`insert into anchors (digest) values (${digest}) on conflict do nothing`)
}

export type FirstSighting = { claimId: ClaimId; digest: Hex; block: number }

/**
 * Remembers in which block a digest was first seen, anew when a reorganisation has taken that away; answers those of our claims
 * that are new, in the order of the claims, which it keeps from being erased meanwhile.
 */
export async function recordSightings(
  db: Runner,
  seen: readonly { digest: Hex; block: number }[],
): Promise<FirstSighting[]> {
  const { rows } = await db.execute<{ claim_id: string; digest: Hex; block: string }>(sql`
    with seen as (
      select digest, min(block) as block from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as event (digest text, block bigint)
      group by digest
    ), first_seen as (
      update anchors set first_block = seen.block from seen
      where anchors.digest = seen.digest and not exists (select 1 from chain_events e
          where e.kind = 'anchored' and e.hash = anchors.digest and e.block_number = anchors.first_block)
      returning anchors.digest, seen.block
    )
    select claims.id as claim_id, first_seen.digest, first_seen.block from first_seen
    join attestations on attestations.digest = first_seen.digest
    join claims on claims.id = attestations.claim_id
    order by claims.id for key share of claims`)
  return rows.map((row) => ({ claimId: Number(row.claim_id) as ClaimId, digest: row.digest, block: Number(row.block) }))
}
