import { AppError } from '@did/domain/errors'
import { type Address, addressSchema } from '@did/domain/hex'
import type { RestoreVault } from '@did/domain/vault/save-vault'
import { type Vault, type VaultItem, vaultSchema } from '@did/domain/vault/vault'
import * as z from 'zod/mini'
import '../vault-errors.ts'

/**
 * A backup with key pairs has the second format, so that an older version of the page refuses it
 * and does not lose the pairs.
 */
const formats = ['did-vault-backup-1', 'did-vault-backup-2'] as const
const backupSchema = z.extend(vaultSchema, {
  format: z.enum(formats),
  wallet: addressSchema,
  savedAt: z.iso.datetime(),
})
export type Backup = z.infer<typeof backupSchema>

/**
 * The most characters of items in a part of a backup. A part is one request, whose body may have
 * 128 kB and also holds the wrappings.
 */
const partCharacters = 100_000
/** The characters that surround the ciphertext of an item in the JSON of a request. */
const itemCharacters = 80

/** The vault in the backup is sealed, so nobody who finds the backup can read it. */
export function buildBackup(vault: Vault, wallet: Address, now: Date): Backup {
  return { format: 'did-vault-backup-2', wallet, savedAt: now.toISOString(), ...vault }
}

/** Throws `vault-backup-unreadable` if the text is no backup. */
export function parseBackup(text: string): Backup {
  try {
    return backupSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new AppError('vault-backup-unreadable', 'Not a backup of a vault', { cause })
  }
}

/** Splits a backup into one or more parts, each small enough for one API call. */
export function splitBackup({ vaultId, wrappings, items }: Backup): RestoreVault[] {
  return splitItems(items).map((part) => ({ vaultId, wrappings, items: part }))
}

export function splitItems(items: readonly VaultItem[]): VaultItem[][] {
  const parts: VaultItem[][] = [[]]
  let characters = 0
  for (const item of items) {
    const added = item.ciphertext.length + itemCharacters
    characters += added
    if (characters > partCharacters) {
      parts.push([])
      characters = added
    }
    parts.at(-1)?.push(item)
  }
  return parts
}
