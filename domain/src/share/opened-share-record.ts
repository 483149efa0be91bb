import * as z from 'zod/mini'
import { bytes32Schema } from '../hex.ts'
import { complaints } from '../texts/en/complaints.ts'
import { shareStatuses } from './share-kind.ts'

// The server uses these schemas. The page that opens a share parses the answers with share.ts.

/**
 * Each browser keeps one `viewer` (16 random bytes, base64url) per share, so that the browser
 * counts once. `token` comes from `deriveShareToken`. A share with a token's hash opens only for
 * that token.
 */
export const openShareSchema = z.object({
  viewer: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, complaints.invalid)),
  // 43 characters hold 258 bits, two more than 32 bytes have. The pattern requires that both extra
  // bits are zero.
  token: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/, complaints.invalid))),
})
export type OpenShare = z.infer<typeof openShareSchema>

/** Repeats the answers' schemas of share.ts for the generated API description. */
export const publicShareStatusSchema = z.object({
  status: z.enum(shareStatuses),
  claimHash: z.nullable(z.string()),
  confirmed: z.optional(z.object({ details: bytes32Schema })),
})
export const openedShareRecordSchema = z.object({ ciphertext: z.string() })
