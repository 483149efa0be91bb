import { AppError } from '@did/domain/errors'
import { type Address, addressSchema } from '@did/domain/hex'
import type { RestoreVault } from '@did/domain/save-vault'
import { type Vault, vaultSchema } from '@did/domain/vault'
import { z } from 'zod'

const format = 'did-vault-backup-1'
const backupSchema = vaultSchema.extend({ format: z.literal(format), wallet: addressSchema, savedAt: z.iso.datetime() })
export type Backup = z.infer<typeof backupSchema>

/** A body ends at 128 kB; what stands around the items is small. */
const partCharacters = 100_000

/** The vault as the server keeps it, and whose it is: sealed, so it may lie anywhere. */
export function buildBackup(vault: Vault, wallet: Address, now: Date): Backup {
  return { format, wallet, savedAt: now.toISOString(), ...vault }
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
  const parts: RestoreVault['items'][] = [[]]
  let characters = 0
  for (const item of items) {
    characters += item.ciphertext.length
    if (characters > partCharacters) {
      parts.push([])
      characters = item.ciphertext.length
    }
    parts.at(-1)?.push(item)
  }
  return parts.map((part) => ({ vaultId, wrappings, items: part }))
}
