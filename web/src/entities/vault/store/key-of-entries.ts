import type { OpenVault } from './open-vault.ts'

/**
 * Returns what changes with the entries, for the key of a query. A key is compared as JSON, in
 * which every map is empty.
 */
export function keyOfEntries({ entries }: Pick<OpenVault, 'entries'>): readonly string[] {
  return [...entries].map(([id, { version }]) => `${id} ${version}`)
}
