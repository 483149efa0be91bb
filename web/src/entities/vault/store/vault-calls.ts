import { vaultCalls } from '@did/domain/calls/vault'
import { AppError } from '@did/domain/errors'
import type { Vault } from '@did/domain/vault/vault'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryClientStore } from '../../../lib/query/query-client.ts'
import type { RotationServer } from '../keys/rotate-vault.ts'
import { type Backup, splitBackup } from './backup.ts'
import type { VaultServer } from './open-vault.ts'

const queryKey = ['vault']

/** The query's data are null if the account has no vault. */
export const vaultQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => (await api(vaultCalls.getVault, { signal }))?.vault ?? null,
  // Refetch before the page opens the vault, because another tab or device may have changed it.
  staleTime: 0,
})

export async function readVault(): Promise<Vault> {
  const vault = await queryClientStore.get().fetchQuery(vaultQuery)
  if (vault === null) throw new AppError('precondition-failed', 'The vault is gone')
  return vault
}

export async function forgetRead(): Promise<void> {
  await queryClientStore.get().invalidateQueries({ queryKey })
}

export const vaultServer: VaultServer = {
  save: (body, ifMatch) => api(vaultCalls.saveVault, { body, ifMatch }),
  saveItem: async (vaultId, { id, ciphertext }, ifMatch) => {
    await api(vaultCalls.saveVaultItem, { params: { itemId: id }, body: { vaultId, ciphertext }, ifMatch })
  },
  dropItem: async (vaultId, itemId) => {
    await api(vaultCalls.deleteVaultItem, { params: { itemId }, query: { vaultId } })
  },
}

export const rotationServer: RotationServer = {
  read: readVault,
  stage: async (body) => {
    await api(vaultCalls.stageVault, { body })
  },
  stageItems: async (vaultId, items) => {
    await api(vaultCalls.stageVaultItems, { body: { vaultId, items } })
  },
  switchTo: (body, ifMatch) => api(vaultCalls.switchVault, { body, ifMatch }),
}

export async function deleteVault({ vaultId }: Pick<Vault, 'vaultId'>): Promise<void> {
  await api(vaultCalls.deleteVault, { query: { vaultId } })
  await forgetRead()
}

/**
 * If a call fails, the page may send all parts of the backup again, because the server accepts a
 * part that it already has.
 */
export async function restoreVault(backup: Backup): Promise<void> {
  for (const body of splitBackup(backup)) await api(vaultCalls.restoreVault, { body })
  await forgetRead()
}
