import { expect, test } from 'vitest'
import { shareRuns } from './share-runs.ts'

/**
 * The work runs until the test ends the run: `ends[0]` ends the first run, `ends[1]` ends the
 * second.
 */
function buildWork() {
  const ends: PromiseWithResolvers<void>[] = []
  const work = () => {
    const end = Promise.withResolvers<void>()
    ends.push(end)
    return end.promise
  }
  return { work, ends }
}

test('all calls with one key that come during a run of the work with this key share the next run', async () => {
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

test('work with one key does not wait for a run with another key', () => {
  const { work, ends } = buildWork()
  const run = shareRuns<string>()
  void run('a', work)
  void run('b', work)
  expect(ends).toHaveLength(2)
})

test('a run of work that fails does not make the next run fail', async () => {
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
