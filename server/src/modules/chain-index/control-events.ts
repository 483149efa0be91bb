import type { Address } from '@did/domain/hex'
import {
  type ControlEventKind,
  controlEventKinds,
  type RegistryEventKind,
} from '@did/domain/protocol/registry-event-kinds'
import type { SqlRunner } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import type { ControlEvent } from '../identity-control/fold-control.ts'

const kinds = sql.param([...controlEventKinds])

export function isControlEvent(kind: RegistryEventKind): kind is ControlEventKind {
  return controlEventKinds.some((each) => each === kind)
}

/** Lists the events about who acts for an identity, in the chain's order. */
export async function listControlEvents(db: SqlRunner, identity: Address): Promise<ControlEvent[]> {
  const { rows } = await db.execute<ControlEvent & Record<string, unknown>>(sql`
    select e.kind, b.mined_at as at, e.hash, e.data
    from chain_events e join chain_blocks b on b.number = e.block_number
    where e.address = ${identity} and e.kind = any(${kinds}::text[])
    order by e.block_number, e.log_index`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** Lists the identities about whose control an event above a block tells. */
export async function listIdentitiesAbove(db: SqlRunner, block: number): Promise<Address[]> {
  const { rows } = await db.execute<{ address: Address }>(sql`
    select distinct address from chain_events where block_number > ${block} and kind = any(${kinds}::text[])`)
  return rows.map(({ address }) => address)
}
