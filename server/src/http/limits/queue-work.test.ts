import { afterEach, expect, test, vi } from 'vitest'
import { queueWork } from './queue-work.ts'

const limits = { atOnce: 1, waiting: 20, waitMs: 60_000 }
afterEach(() => {
  vi.useRealTimers()
})

/** Returns the largest number of pieces of work that ran at the same time. */
async function countAtOnce(keys: readonly string[], count: number, atOnce = 1): Promise<number> {
  const queue = queueWork<string>({ ...limits, atOnce })
  let [running, most] = [0, 0]
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
  }
  await Promise.all(keys.flatMap((key) => Array.from({ length: count }, () => queue(key, work))))
  return most
}

test('the work of one account is done piece by piece, and the work of another account runs beside it', async () => {
  expect(await countAtOnce(['a'], 10)).toBe(1)
  expect(await countAtOnce(['a', 'b'], 10)).toBe(2)
})

test('as many pieces of an account’s work run at the same time as the limit says', async () => {
  expect(await countAtOnce(['a'], 10, 4)).toBe(4)
  expect(await countAtOnce(['a', 'b'], 10, 4)).toBe(8)
})

test('the work of an account is done in the order of its calls', async () => {
  const queue = queueWork<string>({ ...limits, atOnce: 2 })
  const done: number[] = []
  const work = (place: number) => () => new Promise(setImmediate).then(() => done.push(place))
  await Promise.all(Array.from({ length: 20 }, (_, place) => queue('a', work(place))))
  expect(done).toEqual(Array.from({ length: 20 }, (_, place) => place))
})

test('an account’s work is refused while too much of its work waits, and accepted afterwards', async () => {
  const queue = queueWork<string>(limits)
  const gate = Promise.withResolvers<void>()
  const calls = Array.from({ length: 40 }, () => queue('a', () => gate.promise).catch((error) => error.code))
  expect(await queue('b', async () => 'done')).toBe('done')
  gate.resolve()
  expect((await Promise.all(calls)).filter((answer) => answer === 'too-many-requests')).toHaveLength(19)
  expect(await queue('a', async () => 'done')).toBe('done')
})

test('work that has waited for too long is refused, is never done and leaves its place to other work', async () => {
  vi.useFakeTimers()
  const queue = queueWork<string>({ ...limits, waiting: 1, waitMs: 1000 })
  const gate = Promise.withResolvers<string>()
  const first = queue('a', () => gate.promise)
  const late = vi.fn(async () => 'done')
  const refused = expect(queue('a', late)).rejects.toMatchObject({ code: 'too-many-requests' })
  await vi.advanceTimersByTimeAsync(1000)
  await refused
  const next = queue('a', async () => 'next')
  gate.resolve('first')
  expect(await Promise.all([first, next])).toEqual(['first', 'next'])
  expect(late).not.toHaveBeenCalled()
})

test('work that fails does not stop the work that waits behind it', async () => {
  const queue = queueWork<string>(limits)
  const failed = queue('a', () => Promise.reject(new Error('failed')))
  const next = queue('a', async () => 'done')
  await expect(failed).rejects.toThrow('failed')
  expect(await next).toBe('done')
})
