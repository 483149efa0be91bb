import { countedMs, listLimit } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readAllPages } from './read-all-pages.ts'

/** Serves rows with the ids `count` to 1, the newest first. */
function serve(count: number) {
  const asked: (number | undefined)[] = []
  const readPage = async ({ before, limit }: { before?: number; limit: number }) => {
    asked.push(before)
    const newest = before === undefined ? count : before - 1
    return Array.from({ length: Math.max(0, Math.min(limit, newest)) }, (_, index) => ({ id: newest - index }))
  }
  return { asked, readPage }
}

it.each([0, 1, listLimit - 1])('the page reads a list of %i rows with one request to the API', async (count) => {
  const { asked, readPage } = serve(count)
  expect(await readAllPages(readPage)).toHaveLength(count)
  expect(asked).toEqual([undefined])
})

it('the page reads a list of the API to its oldest row, and each row once', async () => {
  const count = 2 * listLimit + 7
  const { readPage } = serve(count)
  const rows = await readAllPages(readPage)
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => count - index))
})

it('the page reads a list of the API to its end even if the last page is exactly full', async () => {
  expect(await readAllPages(serve(listLimit).readPage)).toHaveLength(listLimit)
})

it('the page reads an empty list of the API as empty', async () => {
  expect(await readAllPages(async () => null)).toEqual([])
})

it('the page waits until the limit of requests is over, and then reads the refused part of a list once more', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers()
  const { readPage } = serve(listLimit + 1)
  let refusals = 1
  const rows = readAllPages(async (page) => {
    if (page.before !== undefined && refusals-- > 0) throw new AppError('too-many-requests', 'Too many')
    return readPage(page)
  })
  await vi.advanceTimersByTimeAsync(countedMs.everyKind)
  expect(await rows).toHaveLength(listLimit + 1)
})
