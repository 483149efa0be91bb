import { maximumVault } from './limits.ts'

/** A backup has the ciphertexts of a whole vault, and what stands around them. */
export const maximumBackupBytes = 2 * maximumVault.characters
