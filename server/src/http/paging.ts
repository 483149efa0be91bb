import { listLimit } from '@did/domain/constants'
import { Answer } from './answer.ts'

type PageQuery = { limit?: number | undefined; before?: number | undefined }
/** What a store needs: one row more than shown, to know whether there is a next page. */
export type Page = { take: number; before: number }

export function toPage({ limit, before }: PageQuery): Page {
  return { take: takeFor(limit), before: before ?? Number.MAX_SAFE_INTEGER }
}

/** Cuts the extra row off and names the next page in `Link`. `url` is the request's own, path and query. */
export function answerPage<Row extends { id: number | string }>(
  rows: Row[],
  { limit }: { limit?: number | undefined },
  url: string,
): Answer<Row[]> {
  const shown = rows.slice(0, pageSize(limit))
  const last = shown.at(-1)
  if (rows.length === shown.length || !last) return new Answer(shown)
  const next = new URL(url, 'http://relative')
  next.searchParams.set('before', String(last.id))
  return new Answer(shown, { headers: { link: `<${next.pathname}${next.search}>; rel="next"` } })
}

/** The page and one row more. */
export function takeFor(limit: number | undefined): number {
  return pageSize(limit) + 1
}

function pageSize(limit: number | undefined): number {
  return Math.min(limit ?? listLimit, listLimit)
}
