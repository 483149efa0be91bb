import { vaultCalls } from '../calls/vault.ts'
import { describeRoutes } from '../route.ts'
import {
  restoreVaultSchema,
  saveVaultItemSchema,
  saveVaultSchema,
  stageVaultItemsSchema,
  stageVaultSchema,
  switchVaultSchema,
  vaultItemParams,
  vaultQuery,
} from '../vault/save-vault.ts'

export const vaultRoutes = describeRoutes(vaultCalls, {
  getVault: {
    summary: 'Get the caller’s sealed vault, or null when there is none',
    who: 'signed-in',
  },
  saveVault: {
    summary:
      'Save all ways (wallet, passkey, recovery code) to open the vault; `If-Match: "0"` makes it. Only a switch removes a way',
    who: 'signed-in',
    body: saveVaultSchema,
  },
  deleteVault: {
    summary: 'Delete the vault with its attributes, to begin again. Attestations stay',
    who: 'signed-in',
    query: vaultQuery,
    success: 204,
  },
  restoreVault: {
    summary: 'Restore a backup on an account without a vault. A long backup comes in parts',
    who: 'signed-in',
    body: restoreVaultSchema,
    success: 201,
  },
  saveVaultItem: {
    summary: 'Save one sealed item. `If-Match` is required, and `"0"` makes the item',
    who: 'signed-in',
    params: vaultItemParams,
    body: saveVaultItemSchema,
  },
  deleteVaultItem: {
    summary: 'Delete one sealed item',
    who: 'signed-in',
    params: vaultItemParams,
    query: vaultQuery,
    success: 204,
  },
  stageVault: {
    summary: 'Stage a vault under a new key beside the present one. A vault that was staged before is dropped',
    who: 'signed-in',
    body: stageVaultSchema,
    success: 204,
  },
  stageVaultItems: {
    summary: 'Add items to the staged vault. The same item again changes nothing',
    who: 'signed-in',
    body: stageVaultItemsSchema,
    success: 204,
  },
  switchVault: {
    summary: 'Replace the vault by the staged one, in one step. `If-Match` is required',
    who: 'signed-in',
    body: switchVaultSchema,
  },
})
