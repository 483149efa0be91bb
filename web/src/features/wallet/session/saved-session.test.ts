import { toAddress } from '@did/domain/hex'
import { expect, it } from 'vitest'
import {
  findSavedSession,
  forgetSavedSession,
  refreshSavedSession,
  type SessionStorage,
  savedSessionKey,
  saveSession,
} from './saved-session.ts'

const hour = 3_600_000
const ada = toAddress('0x71c7656ec7ab88b098defb751b7401b5f6d8976f')

function buildStorage(initial: Record<string, string> = {}): SessionStorage & { entries: Map<string, string> } {
  const entries = new Map(Object.entries(initial))
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

it('the storage has the saved session’s address, chain, start and last activity under the key wallet_session', () => {
  const storage = buildStorage()
  saveSession(storage, { address: ada, chainId: 31337 }, 1000)
  expect(JSON.parse(storage.entries.get('wallet_session') ?? '')).toEqual({
    address: ada,
    chainId: 31337,
    timestamp: 1000,
    lastActivity: 1000,
  })
})

it('the saved session lasts exactly 3 hours after the last activity', () => {
  const storage = buildStorage()
  saveSession(storage, { address: ada, chainId: 1 }, 0)
  expect(findSavedSession(storage, 3 * hour)).not.toBeNull()
  expect(findSavedSession(storage, 3 * hour + 1)).toBeNull()
})

it('every check of the saved session renews it and keeps the time at which the session began', () => {
  const storage = buildStorage()
  saveSession(storage, { address: ada, chainId: 1 }, 0)
  expect(refreshSavedSession(storage, 2 * hour)).toBe(true)
  expect(findSavedSession(storage, 4 * hour)).toMatchObject({ timestamp: 0, lastActivity: 2 * hour })
})

it('a check of the saved session fails when the session is missing or expired', () => {
  const storage = buildStorage()
  expect(refreshSavedSession(storage, 0)).toBe(false)
  saveSession(storage, { address: ada, chainId: 1 }, 0)
  expect(refreshSavedSession(storage, 3 * hour + 1)).toBe(false)
})

it('the storage contains nothing of the saved session after the page has forgotten the session', () => {
  const storage = buildStorage()
  saveSession(storage, { address: ada, chainId: 1 }, 0)
  forgetSavedSession(storage)
  expect(storage.entries.size).toBe(0)
})

it.each(['', 'null', '{', '[]', '{"address":"0x1","chainId":1,"timestamp":0,"lastActivity":0}', '{"address":7}'])(
  'a text in the storage that is no session counts as no saved session: %j',
  (text) => {
    expect(findSavedSession(buildStorage({ [savedSessionKey]: text }), 0)).toBeNull()
  },
)

it('the saved session is readable although its address was saved in mixed case', () => {
  const saved = { address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', chainId: 1, timestamp: 0, lastActivity: 0 }
  const storage = buildStorage({ [savedSessionKey]: JSON.stringify(saved) })
  expect(findSavedSession(storage, 0)?.address).toBe(ada)
})

it('saving, reading and forgetting the session throw no error in a browser that refuses storage', () => {
  const refuse = () => {
    throw new Error('The operation is insecure.')
  }
  const storage: SessionStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }
  saveSession(storage, { address: ada, chainId: 1 }, 0)
  expect(findSavedSession(storage, 0)).toBeNull()
  expect(() => forgetSavedSession(storage)).not.toThrow()
})
