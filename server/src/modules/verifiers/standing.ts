import type { Address } from '@did/domain/hex'
import type { ChainStanding } from '@did/domain/register'
import type { Queryable } from '../../db/database.ts'
import { type SQL, sql } from '../../db/drizzle.ts'

/** What the chain says about a wallet now; name and domain are those of its last accreditation. */
export type Standing = {
  kind: ChainStanding
  name: string | null
  domain: string | null
  /** Why it was suspended. */
  reason: string | null
}

/**
 * The standing of a wallet, for a select: now, or as it was after a block. Accreditation has one source, the chain, so this is read from the chain's events each
 * time: what a reorganisation takes back is gone from here, too.
 */
export function standingOf(wallet: SQL, { untilBlock }: { untilBlock?: SQL } = {}): SQL<Standing> {
  const isSeen = (blockNumber: SQL) => (untilBlock ? sql`and ${blockNumber} <= ${untilBlock}` : sql``)
  return sql<Standing>`coalesce((
    select jsonb_build_object(
      'kind', case latest.kind when 'verifier-accredited' then 'accredited' else 'suspended' end,
      'name', accredited.data->>'name',
      'domain', nullif(accredited.data->>'domain', ''),
      'reason', nullif(latest.data->>'reason', ''))
    from chain_events latest
    join lateral (
      select e.data from chain_events e where e.address = latest.address and e.kind = 'verifier-accredited'
        ${isSeen(sql`e.block_number`)}
      order by e.block_number desc, e.log_index desc limit 1
    ) accredited on true
    where latest.address = ${wallet} and latest.kind in ('verifier-accredited', 'verifier-suspended')
      ${isSeen(sql`latest.block_number`)}
    order by latest.block_number desc, latest.log_index desc limit 1
  ), '{"kind": "none", "name": null, "domain": null, "reason": null}'::jsonb)`
}

/** Of the row of `users` that a select is about. Drizzle would write the column without its table, which a subquery misreads. */
export const standingOfUser = standingOf(sql`users.wallet_address`)

export async function findStanding(db: Queryable, wallet: Address): Promise<Standing> {
  const { rows } = await db.execute<{ standing: Standing }>(sql`select ${standingOf(sql`${wallet}::text`)} as standing`)
  if (!rows[0]) throw new Error('A select without a table gave no row')
  return rows[0].standing
}
