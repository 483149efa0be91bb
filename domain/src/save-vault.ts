import { z } from 'zod'
import { maximumVault } from './constants.ts'
import { bytes32Schema } from './hex.ts'
import { vaultIdSchema, vaultItemIdSchema } from './ids.ts'
import { complaints, vaultComplaints } from './texts/complaints.ts'
import { vaultItemSchema } from './vault.ts'

// What the page sends of a vault: apart from what it reads, which every page of the account carries.

const newWrapped = { salt: bytes32Schema, ciphertext: z.base64().min(1).max(120), createdAt: z.iso.datetime() }
/** Base64url, as the browser is asked for it: at most 1,023 bytes. */
const credentialId = z.string().regex(/^[A-Za-z0-9_-]{1,1364}$/, complaints.invalid)
const newWrappings = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('wallet'), ...newWrapped }),
      z.object({ kind: z.literal('passkey'), ...newWrapped, credentialId }),
      z.object({ kind: z.literal('recovery'), ...newWrapped }),
    ]),
  )
  .min(1, vaultComplaints.wrappingsMissing)
  .max(maximumVault.wrappings, vaultComplaints.wrappingsTooMany)
  .refine((list) => new Set(list.map(({ salt }) => salt.toLowerCase())).size === list.length, complaints.invalid)

const ciphertext = z.base64().min(1).max(maximumVault.itemCharacters, vaultComplaints.itemTooLong)

export const saveVaultSchema = z.object({ vaultId: vaultIdSchema, wrappings: newWrappings })
export type SaveVault = z.infer<typeof saveVaultSchema>

export const saveVaultItemSchema = z.object({ vaultId: vaultIdSchema, ciphertext })
export type SaveVaultItem = z.infer<typeof saveVaultItemSchema>

/** A part of a backup. The same vault again adds the items that are missing and changes none. */
export const restoreVaultSchema = saveVaultSchema.extend({
  items: z.array(vaultItemSchema.extend({ ciphertext })).max(maximumVault.items, vaultComplaints.itemsTooMany),
})
export type RestoreVault = z.infer<typeof restoreVaultSchema>

export const vaultItemParams = z.object({ itemId: vaultItemIdSchema })
/** So that a page which has slept through a new beginning deletes nothing of it. */
export const vaultQuery = z.object({ vaultId: vaultIdSchema })
