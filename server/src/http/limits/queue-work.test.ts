import { afterEach, expect, test, vi } from 'vitest'
import { type QueueLimits, queueWork } from './queue-work.ts'

const limits = { atOnce: 1, waiting: 20, waitMs: 60_000 }
const callers = {
  a: { address: 'a', tokenHash: 'a1' },
  otherSession: { address: 'a', tokenHash: 'a2' },
  thirdSession: { address: 'a', tokenHash: 'a3' },
  b: { address: 'b', tokenHash: 'b1' },
}
type Caller = keyof typeof callers
afterEach(() => {
  vi.useRealTimers()
})

/** Returns a queue whose callers have short names. */
function openQueue(changes: Partial<QueueLimits> = {}) {
  const queue = queueWork({ ...limits, ...changes })
  return <T>(caller: Caller, work: () => Promise<T>) => queue(callers[caller], work)
}

/**
 * Starts `count` pieces of work for each caller. Returns the largest number of pieces that ran at
 * the same time.
 */
async function countAtOnce(names: readonly Caller[], count: number, atOnce = 1): Promise<number> {
  const queue = openQueue({ atOnce })
  let [running, most] = [0, 0]
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
  }
  await Promise.all(names.flatMap((name) => Array.from({ length: count }, () => queue(name, work))))
  return most
}

test('the work of one account is done piece by piece, and the work of another account runs beside it', async () => {
  expect(await countAtOnce(['a'], 10)).toBe(1)
  expect(await countAtOnce(['a', 'b'], 10)).toBe(2)
})

test('as many pieces of an account’s work run at the same time as the limit says', async () => {
  expect(await countAtOnce(['a'], 10, 4)).toBe(4)
  expect(await countAtOnce(['a', 'b'], 10, 4)).toBe(8)
  expect(await countAtOnce(['a', 'otherSession'], 10, 4)).toBe(4)
})

test('the work of a session comes next although another session of the account has filled the queue', async () => {
  const queue = openQueue({ atOnce: 4, waiting: 60 })
  const begun: Caller[] = []
  const ends: (() => void)[] = []
  const ask = (name: Caller) => {
    const end = Promise.withResolvers<void>()
    const done = queue(name, () => {
      begun.push(name)
      ends.push(end.resolve)
      return end.promise
    })
    return done.catch((error) => error.code)
  }
  const asked = Array.from({ length: 66 }, () => ask('a'))
  expect(await Promise.all(asked.slice(64))).toEqual(['too-many-requests', 'too-many-requests'])
  for (const name of ['otherSession', 'otherSession', 'thirdSession'] as const) void ask(name)
  for (let place = 0; place < 67; place += 1) {
    ends[place]?.()
    await new Promise(setImmediate)
  }
  expect(begun.slice(4, 8)).toEqual(['otherSession', 'thirdSession', 'a', 'otherSession'])
  expect(begun).toHaveLength(67)
})

test('three sessions of an account take turns', async () => {
  const queue = openQueue()
  const done: Caller[] = []
  const sessions = ['a', 'otherSession', 'thirdSession'] as const
  const ask = (name: Caller) => queue(name, () => new Promise(setImmediate).then(() => done.push(name)))
  await Promise.all(sessions.flatMap((name) => [ask(name), ask(name), ask(name)]))
  expect(done).toEqual([...sessions, ...sessions, ...sessions])
})

test('the work of a session is done in the order of its calls', async () => {
  const queue = openQueue({ atOnce: 2 })
  const done: number[] = []
  const work = (place: number) => () => new Promise(setImmediate).then(() => done.push(place))
  await Promise.all(Array.from({ length: 20 }, (_, place) => queue('a', work(place))))
  expect(done).toEqual(Array.from({ length: 20 }, (_, place) => place))
})

test('a session’s work is refused while too much of its work waits, and accepted afterwards', async () => {
  const queue = openQueue()
  const gate = Promise.withResolvers<void>()
  const calls = Array.from({ length: 40 }, () => queue('a', () => gate.promise).catch((error) => error.code))
  expect(await queue('b', async () => 'done')).toBe('done')
  const ofOtherSession = queue('otherSession', async () => 'done')
  gate.resolve()
  expect(await ofOtherSession).toBe('done')
  expect((await Promise.all(calls)).filter((answer) => answer === 'too-many-requests')).toHaveLength(19)
  expect(await queue('a', async () => 'done')).toBe('done')
})

test('work that has waited for too long is refused, is never done and leaves its place to other work', async () => {
  vi.useFakeTimers()
  const queue = openQueue({ waiting: 1, waitMs: 1000 })
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
  const queue = openQueue()
  const failed = queue('a', () => Promise.reject(new Error('failed')))
  const next = queue('a', async () => 'done')
  await expect(failed).rejects.toThrow('failed')
  expect(await next).toBe('done')
})
