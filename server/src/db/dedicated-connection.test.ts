import { expect, test } from 'vitest'
import { unlessAborted } from './dedicated-connection.ts'

const never = new Promise<never>(() => {})
const gaveUp = new Error('Gave up')

test('the result of work on a dedicated connection is returned while the signal has not aborted', async () => {
  expect(await unlessAborted(new AbortController().signal, Promise.resolve('done'))).toBe('done')
})

test('work on a dedicated connection is given up as soon as the signal aborts', async () => {
  const controller = new AbortController()
  const result = unlessAborted(controller.signal, never)
  controller.abort(gaveUp)
  await expect(result).rejects.toBe(gaveUp)
})

test.each([
  ['that never ends', () => never],
  ['that has ended', () => Promise.resolve('done')],
  ['that fails', () => Promise.reject(new Error('Failed'))],
])('work %s on a dedicated connection fails when the signal has already aborted', async (_, work) => {
  await expect(unlessAborted(AbortSignal.abort(gaveUp), work())).rejects.toBe(gaveUp)
})
