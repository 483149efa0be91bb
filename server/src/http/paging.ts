import { listBytes, listLimit } from '@did/domain/call-limits'
import { Answer } from './answer.ts'

type PageQuery = { limit?: number | undefined; before?: number | undefined }
/**
 * A page of a list. A store reads one row more than the page shows, to know whether a next page
 * exists.
 */
export type Page = { take: number; before: number }

export function toPage({ limit, before }: PageQuery): Page {
  return { take: takeFor(limit), before: before ?? Number.MAX_SAFE_INTEGER }
}

/** Cuts off the extra row, and names the next page in `Link` by the request's path and query. */
export function answerPage<Row extends { id: number | string }>(
  rows: Row[],
  { limit }: { limit?: number | undefined },
  url: string,
): Answer<Row[]> {
  const shown = cutAtBytes(rows.slice(0, pageSize(limit)))
  const last = shown.at(-1)
  if (rows.length === shown.length || !last) return new Answer(shown)
  const next = new URL(url, 'http://relative')
  next.searchParams.set('before', String(last.id))
  return new Answer(shown, { headers: { link: `<${next.pathname}${next.search}>; rel="next"` } })
}

/**
 * Cuts a page of a list at a limit of bytes. The page keeps at least one row, so that a reader
 * makes progress.
 */
function cutAtBytes<Row>(rows: Row[]): Row[] {
  let bytes = 0
  const end = rows.findIndex((row, index) => {
    bytes += Buffer.byteLength(JSON.stringify(row))
    return index > 0 && bytes > listBytes
  })
  return end === -1 ? rows : rows.slice(0, end)
}

export function takeFor(limit: number | undefined): number {
  return pageSize(limit) + 1
}

function pageSize(limit: number | undefined): number {
  return Math.min(limit ?? listLimit, listLimit)
}
