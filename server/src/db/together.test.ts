import { expect, test } from 'vitest'
import { together } from './together.ts'

test('the results come in the order of the statements', async () => {
  expect(await together(Promise.resolve(1), Promise.resolve('two'))).toEqual([1, 'two'])
})

test('an error is thrown only when the other statements have their answers', async () => {
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
