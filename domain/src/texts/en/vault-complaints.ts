import { maximumVault } from '../../vault/limits.ts'

/**
 * The complaints about the content of a vault. The file is separate, so that only the vault's page
 * loads it.
 */
export const vaultComplaints = {
  wrappingsMissing: 'A vault needs a way in',
  wrappingsTooMany: `At most ${maximumVault.wrappings} ways in`,
  wayMissing: 'A way in is removed by locking everything with a new key. Please reload the page.',
  itemTooLong: 'This is more than a vault takes at once',
  itemsTooMany: `At most ${maximumVault.items} items`,
} as const
