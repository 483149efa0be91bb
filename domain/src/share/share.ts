import * as z from 'zod/mini'
import { fieldKinds } from '../claim/claim-field.ts'
import type { Hex } from '../hex.ts'
import { isDay } from '../texts/is-day.ts'
import { maximumCiphertextLength } from './limits.ts'
import { shareStatuses } from './share-kind.ts'

/**
 * The public verdict page loads this file, so it needs few schemas
 * (docs/decisions/0004-zod-mini.md).
 */
const text = z.string().check(z.maxLength(2000))
/** The page shows the day in a sentence of its own, so no other text may stand in its place. */
const day = z.string().check(z.refine(isDay))
export const sharedClaimSchema = z.object({
  id: z.int().check(z.positive()),
  type: text,
  title: text,
  issuer: text,
  isVerified: z.boolean(),
  publicData: z.object({ type: text, title: text, issuer: text, isVerified: z.boolean(), issueDate: day }),
})
export type SharedClaim = z.infer<typeof sharedClaimSchema>

const bytes32 = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{64}$/)),
  z.transform((text): Hex => `0x${text.slice(2)}`),
)
/**
 * What the server says about a share. `claimHash` is null for an unknown share. `confirmed` is
 * present if a verifier has attested the claim since the link was made, and the owner allows the
 * server to say so. The status is about the link's text only if the hash of this text and
 * `confirmed.details` equals `claimHash`.
 */
export const shareStatusSchema = z.object({
  status: z.enum(shareStatuses),
  claimHash: z.nullable(z.string()),
  confirmed: z.optional(z.object({ details: bytes32 })),
})
export type ShareStatus = z.infer<typeof shareStatusSchema>

export const shareFileFormat = 'did-verification/claim'
const fileText = z.string().check(z.maxLength(40_000))
const fileLeafSchema = z.object({ field: fileText, value: fileText, salt: bytes32 })
const fileFieldSchema = z.extend(fileLeafSchema, { label: fileText, kind: z.enum(fieldKinds) })
export type FileLeaf = z.infer<typeof fileLeafSchema> | z.infer<typeof fileFieldSchema>
/**
 * The content of a share file. `payload` and `opened` are for people to read. `proof` is the text
 * that follows `#p=` in a link.
 */
export const shareFileSchema = z.object({
  format: z.literal(shareFileFormat),
  version: z.literal(1),
  payload: sharedClaimSchema,
  opened: z.array(z.union([fileFieldSchema, fileLeafSchema])),
  proof: fileText,
})
export type ShareFile = z.infer<typeof shareFileSchema>

export const openedShareSchema = z.object({ ciphertext: z.string().check(z.maxLength(maximumCiphertextLength)) })
