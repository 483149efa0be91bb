import type { Route } from '../route.ts'
import { restoreVaultSchema, saveVaultItemSchema, saveVaultSchema, vaultItemParams, vaultQuery } from '../save-vault.ts'
import { foundVaultSchema, savedVaultItemSchema, savedVaultSchema } from '../vault.ts'

export const vaultRoutes = {
  getVault: {
    method: 'GET',
    path: '/api/vault',
    summary: 'The caller’s vault, sealed; null before there is one',
    who: 'signed-in',
    success: 200,
    response: foundVaultSchema,
  },
  saveVault: {
    method: 'PUT',
    path: '/api/vault',
    summary: 'Its ways in, as a whole; `If-Match: "0"` makes the vault',
    who: 'signed-in',
    body: saveVaultSchema,
    success: 200,
    response: savedVaultSchema,
  },
  deleteVault: {
    method: 'DELETE',
    path: '/api/vault',
    summary: 'Start again without the attributes; attestations stay',
    who: 'signed-in',
    query: vaultQuery,
    success: 204,
  },
  restoreVault: {
    method: 'POST',
    path: '/api/vault/restore',
    summary: 'A backup onto an account without a vault; a long one in parts',
    who: 'signed-in',
    body: restoreVaultSchema,
    success: 201,
    response: savedVaultSchema,
  },
  saveVaultItem: {
    method: 'PUT',
    path: '/api/vault/items/:itemId',
    summary: 'One sealed item; `If-Match` is required, and `"0"` makes the item',
    who: 'signed-in',
    params: vaultItemParams,
    body: saveVaultItemSchema,
    success: 200,
    response: savedVaultItemSchema,
  },
  deleteVaultItem: {
    method: 'DELETE',
    path: '/api/vault/items/:itemId',
    summary: 'Drop one sealed item',
    who: 'signed-in',
    params: vaultItemParams,
    query: vaultQuery,
    success: 204,
  },
} as const satisfies Record<string, Route>
