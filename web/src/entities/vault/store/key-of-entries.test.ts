import type { VaultItemId } from '@did/domain/ids'
import { hashKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keyOfEntries } from './key-of-entries.ts'
import type { Entry } from './open-vault.ts'

const keyOf = (...items: [id: string, version: number][]) => {
  const entries = items.map(([id, version]): [VaultItemId, Entry] => [id as VaultItemId, { version, state: 'unknown' }])
  return hashKey(['vault', keyOfEntries({ entries: new Map(entries) })])
}

test('the query key that depends on a vault changes when somebody adds, replaces or deletes an entry of the vault', () => {
  const keys = [keyOf(), keyOf(['a', 1]), keyOf(['a', 2]), keyOf(['a', 1], ['b', 1]), keyOf(['b', 1])]
  expect(new Set(keys).size).toBe(keys.length)
  expect(keyOf(['a', 1])).toBe(keys[1])
})
