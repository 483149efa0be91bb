import { expect, test } from 'vitest'
import { shareRuns } from './share-runs.ts'

/** Builds work that ends when the test says so, and counts its runs. */
function buildWork() {
  const ends: PromiseWithResolvers<void>[] = []
  const work = () => {
    const end = Promise.withResolvers<void>()
    ends.push(end)
    return end.promise
  }
  return { work, ends }
}

test('calls that come while work runs share one further run', async () => {
  const { work, ends } = buildWork()
  const run = shareRuns<string>()
  const first = run('a', work)
  const others = [run('a', work), run('a', work), run('a', work)]
  expect(ends).toHaveLength(1)
  ends[0]?.resolve()
  await first
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.resolve()
  await Promise.all(others)
  expect(ends).toHaveLength(2)
})

test('work of another key does not wait', () => {
  const { work, ends } = buildWork()
  const run = shareRuns<string>()
  void run('a', work)
  void run('b', work)
  expect(ends).toHaveLength(2)
})

test('a run that fails does not fail the next run', async () => {
  const { work, ends } = buildWork()
  const run = shareRuns<string>()
  const failing = run('a', work)
  const later = run('a', work)
  ends[0]?.reject(new Error('away'))
  await expect(failing).rejects.toThrow('away')
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.resolve()
  await expect(later).resolves.toBeUndefined()
})
