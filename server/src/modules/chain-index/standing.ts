import type { Address } from '@did/domain/hex'
import type { ChainStanding } from '@did/domain/verifier/register'
import type { SqlRunner } from '../../db/database.ts'
import { type SQL, sql } from '../../db/drizzle.ts'

/** Name and domain come from the last accreditation. */
export type Standing = {
  kind: ChainStanding
  name: string | null
  domain: string | null
  reason: string | null
}

/** Reads the standing from the indexed events, so that a reorganisation changes it, too. */
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

/**
 * Tells whether the wallet counts as suspended at the time of `block`: from the suspension's block
 * on, or from its earlier `asOf` on, until the next accreditation.
 */
export function wasSuspendedAt(wallet: SQL, block: SQL): SQL<boolean> {
  const asOf = sql`(suspended.data->>'asOf')::bigint`
  return sql`exists (
    select from chain_events suspended
    where suspended.address = ${wallet} and suspended.kind = 'verifier-suspended'
      and (suspended.block_number <= ${block}
        or ${asOf} < ${timeOf(sql`suspended.block_number`)} and ${asOf} <= ${timeOf(block)})
      and not exists (
        select from chain_events later
        where later.address = suspended.address and later.kind = 'verifier-accredited' and later.block_number <= ${block}
          and (later.block_number, later.log_index) > (suspended.block_number, suspended.log_index)))`
}

/** The SQL gives Unix seconds. */
export function timeOf(block: SQL): SQL {
  return sql`(select extract(epoch from mined_at) from chain_blocks where number = ${block})`
}

/** The SQL gives null for a wallet that was never accredited. */
export function firstAccreditationOf(wallet: SQL): SQL<number | null> {
  return sql`(select min(first.block_number) from chain_events first
    where first.address = ${wallet} and first.kind = 'verifier-accredited')`
}

export const selectEverAccredited = sql`select address from chain_events where kind = 'verifier-accredited'`

export async function findStanding(db: SqlRunner, wallet: Address): Promise<Standing> {
  const { rows } = await db.execute<{ standing: Standing }>(sql`select ${standingOf(sql`${wallet}::text`)} as standing`)
  if (!rows[0]) throw new Error('A select without a table gave no row')
  return rows[0].standing
}

export async function listAccreditedNames(db: SqlRunner, except: Address): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select data->>'name' as name from (
      select distinct on (address) address, kind, data from chain_events
      where kind in ('verifier-accredited', 'verifier-suspended') and address <> ${except}
      order by address, block_number desc, log_index desc
    ) as latest where kind = 'verifier-accredited'`)
  return rows.map(({ name }) => name)
}
