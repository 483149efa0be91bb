import { listBytes } from '@did/domain/call-limits'
import { expect, test } from 'vitest'
import { answerPage, toPage } from './paging.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: 1000 - index }))

test('a query for a list reads one row more than the page shows, and a page shows at most 200 rows', () => {
  expect(toPage({})).toEqual({ take: 201, before: Number.MAX_SAFE_INTEGER })
  expect(toPage({ limit: 5000, before: 7 })).toEqual({ take: 201, before: 7 })
  expect(toPage({ limit: 2 })).toMatchObject({ take: 3 })
})

test('the answer with a page links to the next page only when there is one, and the link keeps all other parameters', () => {
  expect(answerPage(rows(2), { limit: 2 }, '/api/x?limit=2').headers).toEqual({})
  const { body, headers } = answerPage(rows(3), { limit: 2 }, '/api/x?q=a%20b&limit=2&before=2000')
  expect(body).toEqual(rows(2))
  expect(headers).toEqual({ link: '</api/x?q=a+b&limit=2&before=999>; rel="next"' })
})

test('a page of long rows ends before its bytes exceed the limit, and links to the rest', () => {
  const long = rows(100).map((row) => ({ ...row, text: 'é'.repeat(50_000) }))
  const { body, headers } = answerPage(long, {}, '/api/x')
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(listBytes)
  expect(body.length).toBeGreaterThan(30)
  expect(headers).toEqual({ link: `</api/x?before=${body.at(-1)?.id}>; rel="next"` })
})

test('a page has one row even if this row alone exceeds the limit of bytes', () => {
  const huge = rows(2).map((row) => ({ ...row, text: 'x'.repeat(listBytes) }))
  expect(answerPage(huge, {}, '/api/x').body).toHaveLength(1)
})
