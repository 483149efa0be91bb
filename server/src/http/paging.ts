import { listBytes, listLimit } from '@did/domain/call-limits'
import { Answer } from './answer.ts'
import { mapRows } from './read-pages.ts'

type PageQuery = { limit?: number | undefined; before?: number | undefined }
/** A store reads one row more than the page shows, to know whether a next page exists. */
export type Page = { take: number; before: number }

export function toPage({ limit, before }: PageQuery): Page {
  return { take: takeFor(limit), before: before ?? Number.MAX_SAFE_INTEGER }
}

/** Leaves out the extra row. `Link` names the next page by the request's path and query. */
export async function answerPage<Row, Shown extends { id: number | string }>(
  rows: readonly Row[],
  show: (row: Row) => Shown,
  { limit }: { limit?: number | undefined },
  url: string,
): Promise<Answer<Shown[]>> {
  const shown = await showWithinBytes(rows.slice(0, pageSize(limit)), show)
  const last = shown.at(-1)
  if (rows.length === shown.length || !last) return new Answer(shown)
  const next = new URL(url, 'http://relative')
  next.searchParams.set('before', String(last.id))
  return new Answer(shown, { headers: { link: `<${next.pathname}${next.search}>; rel="next"` } })
}

/**
 * A page keeps at least one row, even a row that is longer than the limit of bytes, so that a
 * reader makes progress.
 */
async function showWithinBytes<Row, Shown>(rows: Row[], show: (row: Row) => Shown): Promise<Shown[]> {
  const shown: Shown[] = []
  let bytes = 0
  for await (const row of mapRows(rows, show)) {
    bytes += Buffer.byteLength(JSON.stringify(row))
    if (shown.length > 0 && bytes > listBytes) break
    shown.push(row)
  }
  return shown
}

export function takeFor(limit: number | undefined): number {
  return pageSize(limit) + 1
}

function pageSize(limit: number | undefined): number {
  return Math.min(limit ?? listLimit, listLimit)
}
