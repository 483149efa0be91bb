import { AppError } from '@did/domain/errors'
import { vaultRoutes } from '@did/domain/routes/vault'
import type { Vault } from '@did/domain/vault'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queryClientStore } from '../query-client.ts'
import { type Backup, splitBackup } from './backup.ts'
import type { VaultServer } from './open-vault.ts'
import type { RotationServer } from './rotate-vault.ts'

const queryKey = ['vault']

/** The account's vault as the server keeps it, sealed; null before there is one. */
export const vaultQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => (await api(vaultRoutes.getVault, { signal }))?.vault ?? null,
  // Another tab or device may have written since: what is opened is asked for anew.
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
  save: (body, ifMatch) => api(vaultRoutes.saveVault, { body, ifMatch }),
  saveItem: async (vaultId, { id, ciphertext }, ifMatch) => {
    await api(vaultRoutes.saveVaultItem, { params: { itemId: id }, body: { vaultId, ciphertext }, ifMatch })
  },
  dropItem: async (vaultId, itemId) => {
    await api(vaultRoutes.deleteVaultItem, { params: { itemId }, query: { vaultId } })
  },
}

export const rotationServer: RotationServer = {
  read: readVault,
  stage: async (body) => {
    await api(vaultRoutes.stageVault, { body })
  },
  stageItems: async (vaultId, items) => {
    await api(vaultRoutes.stageVaultItems, { body: { vaultId, items } })
  },
  switchTo: (body, ifMatch) => api(vaultRoutes.switchVault, { body, ifMatch }),
}

export async function deleteVault({ vaultId }: Pick<Vault, 'vaultId'>): Promise<void> {
  await api(vaultRoutes.deleteVault, { query: { vaultId } })
  await forgetRead()
}

/** Each part may be sent again: what is there already stays. */
export async function restoreVault(backup: Backup): Promise<void> {
  for (const body of splitBackup(backup)) await api(vaultRoutes.restoreVault, { body })
  await forgetRead()
}
