import { expect, test } from 'vitest'
import { createMemoryCache } from './memory-cache.ts'

const limits = { lifetimeMs: 1000, entries: 3 }

test('the memory cache finds an answer until the answer’s lifetime is over, and a later sweep deletes it', () => {
  const cache = createMemoryCache(limits)
  cache.keep('a', 'one', 0)
  expect(cache.find('a', 999)).toBe('one')
  expect(cache.find('a', 1000)).toBeNull()
  expect(cache.size()).toBe(1)
  cache.sweep(1000)
  expect(cache.size()).toBe(0)
})

test('a full memory cache drops its oldest answer, and an answer that was kept again counts as new', () => {
  const cache = createMemoryCache(limits)
  for (const [at, key] of ['a', 'b', 'c', 'a', 'd'].entries()) cache.keep(key, key, at)
  expect(['a', 'b', 'c', 'd'].map((key) => cache.find(key, 5))).toEqual(['a', null, 'c', 'd'])
})
