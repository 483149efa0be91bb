import type { Page } from './paging.ts'

const pageSize = 200

export async function readAllPages<Row>(
  list: (page: Page) => Promise<Row[]>,
  idOf: (row: Row) => number,
): Promise<Row[]> {
  const all: Row[] = []
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await list({ take: pageSize, before })
    all.push(...rows)
    const last = rows.at(-1)
    if (rows.length < pageSize || !last) return all
    before = idOf(last)
  }
}
