import * as z from 'zod/mini'
import { attestationMessageSchema, attestationTypes } from '../attestation/attestation.ts'
import { storedLeafSchema } from '../claim/claim.ts'
import { bytes32Schema, hexSchema } from '../hex.ts'
import { claimIdSchema, shareIdSchema } from '../ids.ts'
import { linkForms, shareKinds, shareStatuses } from './share-kind.ts'

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

/**
 * A new share. For a controlled share, `url` lacks the key, which only the owner's browser adds,
 * and `payload` is null, because the ciphertext contains it.
 */
export const createdShareSchema = z.object({ id: shareIdSchema, url: z.url(), payload: z.nullable(payloadSchema) })
export type CreatedShare = z.infer<typeof createdShareSchema>

export const createdCollectionSchema = z.object({ id: shareIdSchema })
export type CreatedCollection = z.infer<typeof createdCollectionSchema>

export const shareableSchema = z.object({
  claimHash: bytes32Schema,
  payload: payloadSchema,
  attestation: z.nullable(
    z.object({
      primaryType: z.enum(attestationTypes),
      message: attestationMessageSchema,
      signature: hexSchema,
      /**
       * The block in which the attestation's digest was anchored, or null. A link names this block
       * as a hint, so that a checker finds the anchor.
       */
      anchorBlock: z.nullable(z.int().check(z.nonnegative())),
    }),
  ),
  leaves: z.array(storedLeafSchema),
})
export type Shareable = z.infer<typeof shareableSchema>

export const shareRecordSchema = z.object({
  id: shareIdSchema,
  claimId: claimIdSchema,
  claimTitle: z.string(),
  kind: z.enum(shareKinds),
  status: z.enum(shareStatuses),
  fields: z.array(z.string()),
  /**
   * The label that each of `fields` has in the claim's present text, or null for a field that the
   * text no longer has.
   */
  fieldLabels: z._default(z.array(z.nullable(z.string())), []),
  createdAt: z.iso.datetime(),
  /** How and when the attestation in the link ended, or null while this attestation holds. */
  lapse: z._default(z.nullable(z.object({ kind: z.enum(['withdrawn', 'expired']), at: z.iso.datetime() })), null),
  /**
   * The time of an attestation that holds now and that the link does not contain. The value is null
   * without such an attestation, and while the link's own attestation holds.
   */
  confirmedSince: z._default(z.nullable(z.iso.datetime()), null),
  expiresAt: z.nullable(z.iso.datetime()),
  /** The server counts only the views of controlled shares. */
  views: z.int().check(z.nonnegative()),
  maxViews: z.nullable(z.int().check(z.positive())),
  /**
   * The time when somebody first opened the link. The value is null if nobody has opened the link,
   * and if somebody opened the link before the server stored this time.
   */
  firstViewedAt: z._default(z.nullable(z.iso.datetime()), null),
  lastViewedAt: z.nullable(z.iso.datetime()),
  /**
   * The link of an open share. The value is null in three cases: the share is of another kind than
   * `open`, the claim's text was changed after the share was made, or the share is too long for a
   * link (`isTooLong`).
   */
  url: z.nullable(z.url()),
  isTooLong: z._default(z.boolean(), false),
  /**
   * Tells whether the verdict on the link may report an attestation that is newer than the link.
   * The value is null for a link whose owner cannot choose this.
   */
  tellsConfirmation: z.nullable(z.boolean()),
  label: z.nullable(z.string()),
  /**
   * Tells whether the owner copied, sent, printed or saved the link. If so, the page makes a new
   * link for the next reader.
   */
  isHandedOut: z.boolean(),
  /**
   * Tells whether only the owner's screen has shown the link so far, so that nobody else has the
   * link.
   */
  isOffered: z._default(z.boolean(), false),
  form: z.enum(linkForms),
  /**
   * The id that all shares of one collection have in common. The value is null for a share with a
   * link of its own.
   */
  collectionId: z.nullable(shareIdSchema),
})
export type ShareRecord = z.infer<typeof shareRecordSchema>
