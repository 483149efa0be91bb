import { listLimit } from '@did/domain/call-limits'
import { expect, it } from 'vitest'
import { readAllPages } from './read-all-pages.ts'

/** Serves rows `count … 1`, newest first. */
function serve(count: number) {
  const asked: (number | undefined)[] = []
  const readPage = async ({ before, limit }: { before?: number; limit: number }) => {
    asked.push(before)
    const newest = before === undefined ? count : before - 1
    return Array.from({ length: Math.max(0, Math.min(limit, newest)) }, (_, index) => ({ id: newest - index }))
  }
  return { asked, readPage }
}

it.each([0, 1, listLimit - 1])('a list of the API of %i rows takes one request', async (count) => {
  const { asked, readPage } = serve(count)
  expect(await readAllPages(readPage)).toHaveLength(count)
  expect(asked).toEqual([undefined])
})

it('a list of the API is read to its oldest row, each row once', async () => {
  const count = 2 * listLimit + 7
  const { readPage } = serve(count)
  const rows = await readAllPages(readPage)
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => count - index))
})

it('a list of the API ends when its last page is exactly full', async () => {
  expect(await readAllPages(serve(listLimit).readPage)).toHaveLength(listLimit)
})

it('a list of the API is empty where there are no rows', async () => {
  expect(await readAllPages(async () => null)).toEqual([])
})
