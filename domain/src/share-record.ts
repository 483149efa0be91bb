import { z } from 'zod'
import { attestationMessageSchema } from './attestation.ts'
import { claimLeafSchema } from './claim.ts'
import { bytes32Schema, hexSchema } from './hex.ts'
import { claimIdSchema, shareIdSchema } from './ids.ts'
import { shareKinds, shareStatuses } from './share-kind.ts'

/** Characters of base64. */
export const maximumCiphertextLength = 64_000
export const maximumShareViews = 10_000

const fields = z.array(z.string().max(200)).max(100).default([])
const expiresAt = z.iso.datetime().optional()
/** Refused rather than dropped: an open link cannot keep what these promise, nor does one with a proof. */
const notOfAnOpenShare = z.never().optional()

/**
 * `fields` are names of further fields to open. A controlled share is encrypted where its owner is: the browser chooses the random
 * id, which the ciphertext is bound to, and a key that is not sent.
 */
export const createShareSchema = z.union([
  z.object({
    kind: z.literal('controlled'),
    id: shareIdSchema,
    fields,
    expiresAt,
    maxViews: z.int().positive().max(maximumShareViews).optional(),
    ciphertext: z.base64().min(1).max(maximumCiphertextLength),
    /** The hash of the token that opens the share. A share without one opens for whoever knows its id, as all did before. */
    tokenHash: bytes32Schema.optional(),
    /** Of the text that was encrypted: refused when the claim has another one by now. */
    claimHash: bytes32Schema.optional(),
  }),
  z.object({
    kind: z.literal('proof'),
    fields: z.array(z.never()).default([]),
    /** Of the proof as well: it is made for this share until then. */
    expiresAt: z.iso.datetime(),
    id: notOfAnOpenShare,
    maxViews: notOfAnOpenShare,
    ciphertext: notOfAnOpenShare,
    tokenHash: notOfAnOpenShare,
    claimHash: notOfAnOpenShare,
  }),
  z.object({
    kind: z.literal('open').default('open'),
    fields,
    expiresAt,
    id: notOfAnOpenShare,
    maxViews: notOfAnOpenShare,
    ciphertext: notOfAnOpenShare,
    tokenHash: notOfAnOpenShare,
    claimHash: notOfAnOpenShare,
  }),
])
export type CreateShare = z.infer<typeof createShareSchema>

const payloadSchema = z.object({
  id: claimIdSchema,
  type: z.string(),
  title: z.string(),
  issuer: z.string(),
  isVerified: z.boolean(),
  publicData: z.object({
    type: z.string(),
    title: z.string(),
    issuer: z.string(),
    isVerified: z.boolean(),
    issueDate: z.string(),
  }),
})

/** A controlled share's `url` is without its key, which only the owner's browser knows; its payload is in the ciphertext. */
export const createdShareSchema = z.object({ id: shareIdSchema, url: z.url(), payload: payloadSchema.nullable() })
export type CreatedShare = z.infer<typeof createdShareSchema>

export const shareableSchema = z.object({
  claimHash: bytes32Schema,
  payload: payloadSchema,
  attestation: z
    .object({
      message: attestationMessageSchema,
      signature: hexSchema,
      /** Where the digest was anchored, if it was: a hint for the log search. */
      anchorBlock: z.int().nonnegative().nullable(),
    })
    .nullable(),
  leaves: z.array(claimLeafSchema),
})
export type Shareable = z.infer<typeof shareableSchema>

export const shareRecordSchema = z.object({
  id: shareIdSchema,
  claimId: claimIdSchema,
  claimTitle: z.string(),
  kind: z.enum(shareKinds),
  status: z.enum(shareStatuses),
  fields: z.array(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** Only controlled shares count them. */
  views: z.int().nonnegative(),
  maxViews: z.int().positive().nullable(),
  lastViewedAt: z.iso.datetime().nullable(),
  /** An open share's link; null for the others, whose links the owner's browser completes, and when the claim's text is another one since. */
  url: z.url().nullable(),
  /** Whether the link may say that a verifier has confirmed the claim since; null where the link has no such switch. */
  tellsConfirmation: z.boolean().nullable(),
})
export type ShareRecord = z.infer<typeof shareRecordSchema>

/** The owner's switch of an open link that was made before the verification. */
export const changeShareSchema = z.object({ tellsConfirmation: z.boolean() })
export type ChangeShare = z.infer<typeof changeShareSchema>
