import { countedMs, listBytes, listLimit } from '@did/domain/call-limits'
import { isAppError } from '@did/domain/errors'

type Page = { before?: number; limit: number }

type ReadPage<Row> = (page: Page) => Promise<Row[] | null>

/**
 * The first page of a list begins with the newest entry, and the oldest entry may be the most
 * urgent one.
 */
export async function readAllPages<Row extends { id: number }>(readPage: ReadPage<Row>): Promise<Row[]> {
  return (await findAllPages(readPage)) ?? []
}

/** Returns null if the server shows no such list to the caller. */
export async function findAllPages<Row extends { id: number }>(readPage: ReadPage<Row>): Promise<Row[] | null> {
  const rows: Row[] = []
  for (;;) {
    const last = rows.at(-1)
    const page = await readPatiently(readPage, { limit: listLimit, ...(last ? { before: last.id } : {}) })
    if (!page) return null
    rows.push(...page)
    if (isLastPage(page)) return rows
  }
}

/**
 * The server counts a long page as many reads, and refuses the next page if there were too many.
 * The limit is over after a moment, so the page is then read once more.
 */
async function readPatiently<Row>(readPage: ReadPage<Row>, page: Page): Promise<Row[] | null> {
  try {
    return await readPage(page)
  } catch (error) {
    if (!isAppError(error) || error.code !== 'too-many-requests') throw error
    await new Promise((resolve) => setTimeout(resolve, countedMs.everyKind))
    return readPage(page)
  }
}

/**
 * The server ends a page early if the page's text would have more than `listBytes` bytes. A page
 * that ended early has more than a quarter as many characters as `listBytes`, because a character
 * has at most three bytes.
 */
function isLastPage(page: readonly unknown[]): boolean {
  return page.length < listLimit && JSON.stringify(page).length < listBytes / 4
}
