import type { OpenVault } from './open-vault.ts'

/**
 * Returns a part for a query's key. It changes when the vault's entries change. The map of entries
 * itself cannot be that part: the library compares keys as JSON, and in JSON every map is empty.
 */
export function keyOfEntries({ entries }: Pick<OpenVault, 'entries'>): readonly string[] {
  return [...entries].map(([id, { version }]) => `${id} ${version}`)
}
