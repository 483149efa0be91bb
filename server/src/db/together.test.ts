import { expect, test } from 'vitest'
import { together } from './together.ts'

test('statements that are sent together give their results in their own order', async () => {
  expect(await together(Promise.resolve(1), Promise.resolve('two'))).toEqual([1, 'two'])
})

test('statements that are sent together throw an error only when all of them have their answers', async () => {
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
