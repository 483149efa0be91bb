import * as z from 'zod/mini'
import type { Hex } from './hex.ts'
import { shareStatuses } from './share-kind.ts'

/**
 * SPEC.md 3's shared-claim payload, as `?data=` carries it. `zod/mini`, because the public verdict page loads it first:
 * docs/decisions/0004-zod-mini-on-the-public-page.md.
 */
const text = z.string().check(z.maxLength(2000))
export const sharedClaimSchema = z.object({
  id: z.int().check(z.positive()),
  type: text,
  title: text,
  issuer: text,
  isVerified: z.boolean(),
  publicData: z.object({ type: text, title: text, issuer: text, isVerified: z.boolean(), issueDate: text }),
})
export type SharedClaim = z.infer<typeof sharedClaimSchema>

const bytes32 = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{64}$/)),
  z.transform((text): Hex => `0x${text.slice(2)}`),
)
/**
 * What the public status of a share says; `claimHash` is null for an unknown share. `confirmed` stands there only for a link that was
 * made before the verification, whose owner lets it be told that a verifier has confirmed the claim since. Its `details` show a reader
 * that the status is about the text of the link: with them the text must hash to `claimHash`.
 */
export const shareStatusSchema = z.object({
  status: z.enum(shareStatuses),
  claimHash: z.nullable(z.string()),
  confirmed: z.optional(z.object({ details: bytes32 })),
})
export type ShareStatus = z.infer<typeof shareStatusSchema>

export const shareFileFormat = 'did-verification/claim'
const fileText = z.string().check(z.maxLength(40_000))
/** A share as a file: the payload and the opened fields to read, and the binary proof of a link's fragment, which covers both. */
export const shareFileSchema = z.object({
  format: z.literal(shareFileFormat),
  version: z.literal(1),
  payload: sharedClaimSchema,
  opened: z.array(z.object({ field: fileText, value: fileText, salt: fileText })),
  proof: fileText,
})
export type ShareFile = z.infer<typeof shareFileSchema>

/** What `POST /api/shares/:id/open` answers: base64 for `openControlledShare`. */
export const openedShareSchema = z.object({ ciphertext: z.string().check(z.maxLength(64_000)) })
