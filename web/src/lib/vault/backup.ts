import { AppError } from '@did/domain/errors'
import { type Address, addressSchema } from '@did/domain/hex'
import type { RestoreVault } from '@did/domain/save-vault'
import { type Vault, type VaultItem, vaultSchema } from '@did/domain/vault'
import { z } from 'zod'

/** The first has no key pairs. A page that knows only the first would leave the pairs out, so it must not take the second. */
const formats = ['did-vault-backup-1', 'did-vault-backup-2'] as const
const backupSchema = vaultSchema.extend({ format: z.enum(formats), wallet: addressSchema, savedAt: z.iso.datetime() })
export type Backup = z.infer<typeof backupSchema>

/** A body ends at 128 kB; the ways in stand beside the items. */
const partCharacters = 100_000
/** What stands around the ciphertext of an item. */
const itemCharacters = 80

/** The vault as the server keeps it, and whose it is: sealed, so it may lie anywhere. */
export function buildBackup(vault: Vault, wallet: Address, now: Date): Backup {
  return { format: 'did-vault-backup-2', wallet, savedAt: now.toISOString(), ...vault }
}

/** Throws `vault-backup-unreadable` for any other file. */
export function parseBackup(text: string): Backup {
  try {
    return backupSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new AppError('vault-backup-unreadable', 'Not a backup of a vault', { cause })
  }
}

/** What to send: at least one part, each small enough for one call. */
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
