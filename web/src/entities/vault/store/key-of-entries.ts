import type { OpenVault } from './open-vault.ts'

/**
 * Returns the part of a query's key that changes with the vault's entries. The map of entries
 * itself cannot be that part: keys are compared as JSON, in which every map is empty.
 */
export function keyOfEntries({ entries }: Pick<OpenVault, 'entries'>): readonly string[] {
  return [...entries].map(([id, { version }]) => `${id} ${version}`)
}
