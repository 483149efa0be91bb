import { listBytes, listLimit } from '@did/domain/call-limits'

type Page = { before?: number; limit: number }

type ReadPage<Row> = (page: Page) => Promise<Row[] | null>

/**
 * Reads every page of a list that begins with the newest entry, because the oldest entry may be the
 * most urgent one.
 */
export async function readAllPages<Row extends { id: number }>(readPage: ReadPage<Row>): Promise<Row[]> {
  return (await findAllPages(readPage)) ?? []
}

/** Reads every page of a list. Returns null if the server has no such list for the caller. */
export async function findAllPages<Row extends { id: number }>(readPage: ReadPage<Row>): Promise<Row[] | null> {
  const rows: Row[] = []
  for (;;) {
    const last = rows.at(-1)
    const page = await readPage({ limit: listLimit, ...(last ? { before: last.id } : {}) })
    if (!page) return null
    rows.push(...page)
    if (isLastPage(page)) return rows
  }
}

/**
 * Tells whether no page follows. The server also ends a page early if its text would exceed
 * `listBytes`. A page of about that size has more than a quarter as many characters, because a
 * character has at most three bytes.
 */
function isLastPage(page: readonly unknown[]): boolean {
  return page.length < listLimit && JSON.stringify(page).length < listBytes / 4
}
