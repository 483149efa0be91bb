import type { Call } from '../call.ts'
import { foundVaultSchema, savedVaultItemSchema, savedVaultSchema } from '../vault/vault.ts'

export const vaultCalls = {
  getVault: { method: 'GET', path: '/api/vault', response: foundVaultSchema },
  saveVault: { method: 'PUT', path: '/api/vault', response: savedVaultSchema },
  deleteVault: { method: 'DELETE', path: '/api/vault' },
  restoreVault: { method: 'POST', path: '/api/vault/restore', response: savedVaultSchema },
  saveVaultItem: { method: 'PUT', path: '/api/vault/items/:itemId', response: savedVaultItemSchema },
  deleteVaultItem: { method: 'DELETE', path: '/api/vault/items/:itemId' },
  stageVault: { method: 'PUT', path: '/api/vault/staged' },
  stageVaultItems: { method: 'POST', path: '/api/vault/staged/items' },
  switchVault: { method: 'POST', path: '/api/vault/staged/switch', response: savedVaultSchema },
} as const satisfies Record<string, Call>
