import { expect, test } from 'vitest'
import { answerPage, toPage } from './paging.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: 1000 - index }))

test('a list query reads one row more than a page shows, and at most 200 rows are shown', () => {
  expect(toPage({})).toEqual({ take: 201, before: Number.MAX_SAFE_INTEGER })
  expect(toPage({ limit: 5000, before: 7 })).toEqual({ take: 201, before: 7 })
  expect(toPage({ limit: 2 })).toMatchObject({ take: 3 })
})

test('the answer links to the next page only when there is one, and keeps all other parameters', () => {
  expect(answerPage(rows(2), { limit: 2 }, '/api/x?limit=2').headers).toEqual({})
  const { body, headers } = answerPage(rows(3), { limit: 2 }, '/api/x?q=a%20b&limit=2&before=2000')
  expect(body).toEqual(rows(2))
  expect(headers).toEqual({ link: '</api/x?q=a+b&limit=2&before=999>; rel="next"' })
})
