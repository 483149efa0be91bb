import { expect, test } from 'vitest'
import { queueWork } from './queue-work.ts'

/**
 * Starts `count` pieces of work for each key. Returns the largest number of pieces that ran at the
 * same time.
 */
async function countAtOnce(keys: readonly string[], count: number): Promise<number> {
  const queue = queueWork<string>()
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

test('an account’s work is refused while too much of its work waits, and accepted afterwards', async () => {
  const queue = queueWork<string>()
  const gate = Promise.withResolvers<void>()
  const calls = Array.from({ length: 40 }, () => queue('a', () => gate.promise).catch((error) => error.code))
  expect(await queue('b', async () => 'done')).toBe('done')
  gate.resolve()
  expect((await Promise.all(calls)).filter((answer) => answer === 'too-many-requests')).toHaveLength(19)
  expect(await queue('a', async () => 'done')).toBe('done')
})

test('work that fails does not stop the work that waits behind it', async () => {
  const queue = queueWork<string>()
  const failed = queue('a', () => Promise.reject(new Error('failed')))
  const next = queue('a', async () => 'done')
  await expect(failed).rejects.toThrow('failed')
  expect(await next).toBe('done')
})
