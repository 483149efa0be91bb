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

const eventsAtOnce = 1_000

/**
 * Lists the events of an identity in the chain's order. Anybody can cause a million events of an
 * identity, so they come in parts.
 */
export async function* listControlEvents(
  db: SqlRunner,
  identity: Address,
  { above }: { above: number },
): AsyncGenerator<ControlEvent[]> {
  type Row = ControlEvent & { block: number; index: number }
  let last: Pick<Row, 'block' | 'index'> | undefined = { block: above + 1, index: -1 }
  while (last) {
    const { rows }: { rows: Row[] } = await db.execute<Row>(sql`
      select e.kind, b.mined_at as at, e.hash, e.data, e.block_number::float8 as block, e.log_index as index
      from chain_events e join chain_blocks b on b.number = e.block_number
      where e.address = ${identity} and e.kind = any(${kinds}::text[])
        and (e.block_number, e.log_index) > (${last.block}, ${last.index})
      order by e.block_number, e.log_index limit ${eventsAtOnce}`)
    yield rows.map(({ kind, at, hash, data }) => ({ kind, at: new Date(at), hash, data }))
    last = rows.length < eventsAtOnce ? undefined : rows.at(-1)
  }
}

export async function listIdentitiesAbove(db: SqlRunner, block: number): Promise<Address[]> {
  const { rows } = await db.execute<{ address: Address }>(sql`
    select distinct address from chain_events where block_number > ${block} and kind = any(${kinds}::text[])`)
  return rows.map(({ address }) => address)
}
