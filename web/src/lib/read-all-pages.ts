import { listLimit } from '@did/domain/constants'

type Page = { before?: number; limit: number }

/**
 * A whole list of the API, newest first, page by page. A request that has waited longest stands on the last page, and must not be
 * lost behind two hundred newer ones.
 */
export async function readAllPages<Row extends { id: number }>(
  readPage: (page: Page) => Promise<Row[] | null>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const last = rows.at(-1)
    const page = (await readPage({ limit: listLimit, ...(last ? { before: last.id } : {}) })) ?? []
    rows.push(...page)
    if (page.length < listLimit) return rows
  }
}
