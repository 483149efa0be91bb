import { listBytes } from '@did/domain/call-limits'
import { expect, onTestFinished, test } from 'vitest'
import { answerPage, toPage } from './paging.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: 1000 - index }))
const asIs = <Row>(row: Row) => row

test('a query for a list reads one row more than the page shows, and a page shows at most 200 rows', () => {
  expect(toPage({})).toEqual({ take: 201, before: Number.MAX_SAFE_INTEGER })
  expect(toPage({ limit: 5000, before: 7 })).toEqual({ take: 201, before: 7 })
  expect(toPage({ limit: 2 })).toMatchObject({ take: 3 })
})

test('the answer with a page links to the next page only when there is one, and the link keeps all other parameters', async () => {
  expect((await answerPage(rows(2), asIs, { limit: 2 }, '/api/x?limit=2')).headers).toEqual({})
  const { body, headers } = await answerPage(rows(3), asIs, { limit: 2 }, '/api/x?q=a%20b&limit=2&before=2000')
  expect(body).toEqual(rows(2))
  expect(headers).toEqual({ link: '</api/x?q=a+b&limit=2&before=999>; rel="next"' })
})

const text = 'é'.repeat(50_000)

test('a page of long rows ends before its bytes exceed the limit, and links to the rest', async () => {
  const { body, headers } = await answerPage(rows(100), (row) => ({ ...row, text }), {}, '/api/x')
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(listBytes)
  expect(body.length).toBeGreaterThan(30)
  expect(headers).toEqual({ link: `</api/x?before=${body.at(-1)?.id}>; rel="next"` })
})

test('a page has one row even if this row alone exceeds the limit of bytes', async () => {
  const huge = (row: { id: number }) => ({ ...row, text: 'x'.repeat(listBytes) })
  expect((await answerPage(rows(2), huge, {}, '/api/x')).body).toHaveLength(1)
})

test('the server presents only one row more than a page has room for', async () => {
  let presented = 0
  const { body } = await answerPage(rows(100), (row) => ({ ...row, text, number: ++presented }), {}, '/api/x')
  expect(presented).toBe(body.length + 1)
})

test('the server handles other calls after every few rows of a page', async () => {
  let turn = 0
  let next = setImmediate(function count() {
    turn++
    next = setImmediate(count)
  })
  onTestFinished(() => clearImmediate(next))
  const { body } = await answerPage(rows(200), (row) => ({ ...row, turn }), {}, '/api/x')
  const rowsOfTurns = Map.groupBy(body, (row) => row.turn).values()
  expect(Math.max(...rowsOfTurns.map(({ length }) => length))).toBeLessThanOrEqual(4)
})
