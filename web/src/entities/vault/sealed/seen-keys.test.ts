import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { build, replaceCode } from '../../../../test/rotation-fixtures.ts'
import { buildKey, stubStorage } from '../../../../test/sharing-fixtures.ts'
import { buildWay, MemoryServer } from '../../../../test/vault-fixtures.ts'
import { findSeenKeys, isOlderThanSeen, moveSeenKeys, noteSeenKey } from './seen-keys.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

/**
 * Replaces the key of a vault while only the browser holds the note of a verifier's key 4, because
 * the server did not store the note.
 */
async function rotate() {
  const { server, vault } = await build()
  const noteless = Object.assign(new MemoryServer(), { saveItem: async () => {} })
  await noteSeenKey(noteless, vault, (await buildKey({ number: 4 })).published)
  return { server, from: vault, to: await replaceCode(server, vault, buildWay()) }
}

test('when a vault gets a new key, the owner’s note of verifiers’ keys is sealed again and the old note is deleted', async () => {
  const { server, from, to } = await rotate()
  const moved = await moveSeenKeys(server, { from, to })
  expect([...stored.keys()]).toEqual([`verifier_keys_seen:${to.name.vaultId}`])
  expect(await findSeenKeys(to), 'the browser’s note').toMatchObject([{ number: 4 }])
  stored.clear()
  expect(await findSeenKeys(moved), 'the vault’s note').toMatchObject([{ number: 4 }])
})

test('when a vault gets a new key, the browser keeps the note of verifiers’ keys even if the server does not store it', async () => {
  const { server, from, to } = await rotate()
  server.saveItem = () => Promise.reject(new Error('No connection'))
  expect(await moveSeenKeys(server, { from, to })).toBe(to)
  expect(await findSeenKeys(to)).toMatchObject([{ number: 4 }])
})

test('an owner’s page does not note a key with a very high number, which no later key of the verifier could replace', async () => {
  const { server, vault } = await build()
  const noted = await noteSeenKey(server, vault, (await buildKey({ number: Number.MAX_SAFE_INTEGER })).published)
  const next = (await buildKey({ number: 2 })).published
  expect(isOlderThanSeen(await findSeenKeys(noted), next)).toBe(false)
  expect(await findSeenKeys(await noteSeenKey(server, noted, next))).toMatchObject([{ number: 2 }])
})
