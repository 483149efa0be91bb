import { expect, test } from 'vitest'
import { together } from './together.ts'

test('statements that are sent together give their results in the order of the statements', async () => {
  expect(await together(Promise.resolve(1), Promise.resolve('two'))).toEqual([1, 'two'])
})

test('when one of the statements that are sent together fails, the error is thrown after all of them have been answered', async () => {
  const slow = Promise.withResolvers<void>()
  let isOver = false
  const both = together(Promise.reject(new Error('refused')), slow.promise).finally(() => {
    isOver = true
  })
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  slow.resolve()
  await expect(both).rejects.toThrow('refused')
})
