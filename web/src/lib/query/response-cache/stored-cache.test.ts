import { expect, test } from 'vitest'
import { createStoredCache } from './stored-cache.ts'

const limits = { lifetimeMs: 1000, entries: 3, prefix: 'kept:' }
const algorithm = { name: 'AES-GCM', length: 256 }

/** As in a browser's storage, the stored keys are the object's own keys. */
class FakeStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

async function build({ key }: { key?: CryptoKey | null } = {}) {
  const fresh = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt'])
  const storage = new FakeStorage() as unknown as Storage
  storage.setItem('somebody else’s', 'untouched')
  const openKey = async () => (key === undefined ? fresh : key)
  return { storage, cache: createStoredCache(limits, { storage, openKey }) }
}

test('the page can read a stored answer again, and no part of the answer can be read in the browser’s storage', async () => {
  const { storage, cache } = await build()
  await cache.keep('0xabc:/api/claims/did/1:{}', '[{"title":"Driving licence"}]', 0)
  expect(await cache.find('0xabc:/api/claims/did/1:{}', 999)).toBe('[{"title":"Driving licence"}]')
  expect(JSON.stringify(storage)).not.toContain('Driving')
  expect(await cache.find('0xabc:/api/claims/did/1:{}', 1000)).toBeNull()
})

test('a stored answer cannot be decrypted if it was moved to another storage key or replaced by another text', async () => {
  const { storage, cache } = await build()
  await cache.keep('one', 'text', 0)
  storage.setItem('kept:other', storage.getItem('kept:one') ?? '')
  expect(await cache.find('other', 1)).toBeNull()
  storage.setItem('kept:one', 'no sealed text')
  expect(await cache.find('one', 1)).toBeNull()
})

test('a full store of the server’s answers drops first the expired answers and then the oldest ones', async () => {
  const { storage, cache } = await build()
  for (const [at, name] of ['a', 'b', 'c', 'd'].entries()) await cache.keep(name, name, at)
  expect(cache.size()).toBe(3)
  expect(await cache.find('a', 5)).toBeNull()
  await cache.keep('e', 'e', 1002)
  expect(Object.keys(storage).toSorted()).toEqual(['kept:d', 'kept:e', 'somebody else’s'])
})

test('a store of the server’s answers is empty after the page cleared it, even if an answer was still being sealed at that time', async () => {
  const { storage, cache } = await build()
  await cache.keep('a', 'a', 0)
  const late = cache.keep('b', 'b', 0)
  cache.clear()
  await late
  expect(Object.keys(storage)).toEqual(['somebody else’s'])
})

test('the page stores no answer if the browser has no cryptography or no room', async () => {
  const without = await build({ key: null })
  await without.cache.keep('a', 'a', 0)
  expect(without.cache.size()).toBe(0)

  const { storage, cache } = await build()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  await cache.keep('a', 'a', 0)
  expect(cache.size()).toBe(0)
})
