import type { SavedVault, SavedVaultItem, Vault } from '@did/domain/vault/vault'
import type { VaultItemRow, VaultRow } from '../../db/schema/vault.ts'
import type { FullVault } from './store.ts'

export function presentVault({ vault, items }: FullVault): Vault {
  return {
    ...presentVaultHead(vault),
    items: items.map(({ id, version, ciphertext }) => ({ id, version, ciphertext })),
  }
}

export function presentVaultHead({ vaultId, version, wrappings }: VaultRow): SavedVault {
  return { vaultId, version, wrappings }
}

export function presentItemHead({ id, version }: VaultItemRow): SavedVaultItem {
  return { id, version }
}
