import { listLimit } from '@did/domain/constants'
import { Answer } from './answer.ts'

export type PageQuery = { limit?: number | undefined; before?: number | undefined }
/** What a store needs: one row more than shown, to know whether there is a next page. */
export type Page = { take: number; before: number }

export function toPage({ limit, before }: PageQuery): Page {
  return { take: pageSize(limit) + 1, before: before ?? Number.MAX_SAFE_INTEGER }
}

/** Cuts the extra row off and names the next page in `Link`. `url` is the request's own, path and query. */
export function answerPage<Row extends { id: number }>(rows: Row[], query: PageQuery, url: string): Answer<Row[]> {
  const shown = rows.slice(0, pageSize(query.limit))
  const last = shown.at(-1)
  if (rows.length === shown.length || !last) return new Answer(shown)
  return new Answer(shown, { headers: { link: nextPageLink(url, String(last.id)) } })
}

export function nextPageLink(url: string, before: string): string {
  const next = new URL(url, 'http://relative')
  next.searchParams.set('before', before)
  return `<${next.pathname}${next.search}>; rel="next"`
}

export function pageSize(limit: number | undefined): number {
  return Math.min(limit ?? listLimit, listLimit)
}
