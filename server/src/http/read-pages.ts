import { setImmediate } from 'node:timers/promises'

/** At most this many rows of a list are in memory for a reader of the whole list. */
const pageSize = 20
/** At most this many rows are presented before other calls have their turn. */
const rowsInTurn = 4

/** Reads the newest rows first, and the next page only when the reader needs it. */
export function readPages<Row>(
  list: (page: { take: number; before: number }) => Promise<Row[]>,
  idOf: (row: Row) => number,
): AsyncGenerator<Row> {
  return readPagesFrom(Number.MAX_SAFE_INTEGER, list, idOf)
}

/** The rows are in the order of `placeOf`. `start` precedes all places. */
export async function* readPagesFrom<Row, Place>(
  start: Place,
  list: (page: { take: number; before: Place }) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
): AsyncGenerator<Row> {
  let before = start
  for (;;) {
    const rows = await list({ take: pageSize, before })
    yield* rows
    const last = rows.at(-1)
    if (rows.length < pageSize || !last) return
    before = placeOf(last)
  }
}

export async function* readByIds<Id, Row>(
  ids: readonly Id[],
  list: (ids: readonly Id[]) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let from = 0; from < ids.length; from += pageSize) yield* await list(ids.slice(from, from + pageSize))
}

/** Other calls have their turn after every few rows, because long rows take long to present. */
export async function* mapRows<Row, Shown>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown> {
  let count = 0
  for await (const row of rows) {
    if (++count % rowsInTurn === 0) await setImmediate()
    yield show(row)
  }
}
