import * as z from 'zod/mini'
import { bytes32Schema } from '../hex.ts'
import { complaints } from '../texts/en/complaints.ts'
import { shareStatuses } from './share-kind.ts'

// The server uses these schemas. The page that opens a share parses the answers with share.ts.

/**
 * What a browser sends to open a share. `viewer` is 16 random bytes (base64url) that the browser
 * keeps for each share, so that the server counts this browser only once. `token` comes from
 * `deriveShareToken`. A share with a token's hash opens only for this token.
 */
export const openShareSchema = z.object({
  viewer: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, complaints.invalid)),
  // 43 characters of base64url hold 258 bits, two more than 32 bytes have. The pattern requires
  // that these two bits are zero.
  token: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/, complaints.invalid))),
})
export type OpenShare = z.infer<typeof openShareSchema>

/** Repeats the schemas of the answers in share.ts for the generated API description. */
export const publicShareStatusSchema = z.object({
  status: z.enum(shareStatuses),
  claimHash: z.nullable(z.string()),
  confirmed: z.optional(z.object({ details: bytes32Schema })),
})
export const openedShareRecordSchema = z.object({ ciphertext: z.string() })
