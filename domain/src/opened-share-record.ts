import { z } from 'zod'
import { bytes32Schema } from './hex.ts'
import { shareStatuses } from './share-kind.ts'
import { complaints } from './texts/complaints.ts'

// Apart from the owner's own records: the owner's pages would load these schemas for nothing.

/**
 * `viewer` is 16 random bytes as base64url that one browser keeps for one share; it counts once. `token` is what `deriveShareToken`
 * makes of the link's key; a share that was made with a token's hash opens for nobody else.
 */
export const openShareSchema = z.object({
  viewer: z.string().regex(/^[A-Za-z0-9_-]{22}$/, complaints.invalid),
  // 43 letters carry 258 bits: the last two of them are zero in the one spelling of 32 bytes.
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/, complaints.invalid)
    .optional(),
})
export type OpenShare = z.infer<typeof openShareSchema>

/** The same answers as in share.ts, for the generated API description. */
export const publicShareStatusSchema = z.object({
  status: z.enum(shareStatuses),
  claimHash: z.string().nullable(),
  confirmed: z.object({ details: bytes32Schema }).optional(),
})
export const openedShareRecordSchema = z.object({ ciphertext: z.string() })
