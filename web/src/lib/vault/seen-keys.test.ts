import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { build, replaceCode } from './rotation-fixtures.ts'
import { findSeenKeys, moveSeenKeys, noteSeenKey } from './seen-keys.ts'
import { buildKey, stubStorage } from './sharing-fixtures.ts'
import { buildWay, MemoryServer } from './vault-fixtures.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

/** The browser has seen key 4; the vault, as the server answers it, has not. */
async function rotate() {
  const { server, vault } = await build()
  const noteless = Object.assign(new MemoryServer(), { saveItem: async () => {} })
  await noteSeenKey(noteless, vault, (await buildKey({ number: 4 })).published)
  return { server, from: vault, to: await replaceCode(server, vault, buildWay()) }
}

describe('the keys of verifiers that an owner’s page has seen', () => {
  test('are known under the new key of the vault, in the vault and in the browser, and the old note is gone', async () => {
    const { server, from, to } = await rotate()
    const moved = await moveSeenKeys(server, { from, to })
    expect([...stored.keys()]).toEqual([`verifier_keys_seen:${to.name.vaultId}`])
    expect(await findSeenKeys(to), 'the browser’s note').toMatchObject([{ number: 4 }])
    stored.clear()
    expect(await findSeenKeys(moved), 'the vault’s note').toMatchObject([{ number: 4 }])
  })

  test('are known in the browser where the server does not store the note, and the new key stays', async () => {
    const { server, from, to } = await rotate()
    server.saveItem = () => Promise.reject(new Error('No connection'))
    expect(await moveSeenKeys(server, { from, to })).toBe(to)
    expect(await findSeenKeys(to)).toMatchObject([{ number: 4 }])
  })
})
