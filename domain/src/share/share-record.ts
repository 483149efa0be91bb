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
 * The `url` of a controlled share lacks the key, which only the owner's browser adds. The payload
 * of a controlled share is in its ciphertext.
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
       * The block that anchored the digest, or null. A checker's page searches this block as well.
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
   * The label of each of `fields` in the claim's present text. A label is null for a field that the
   * text no longer has.
   */
  fieldLabels: z._default(z.array(z.nullable(z.string())), []),
  createdAt: z.iso.datetime(),
  /** How and when the confirmation in the link ended. It is null while the confirmation holds. */
  lapse: z._default(z.nullable(z.object({ kind: z.enum(['withdrawn', 'expired']), at: z.iso.datetime() })), null),
  /**
   * The time of an attestation that holds now and that the link does not contain. It is null while
   * there is none, and for a link whose own attestation holds.
   */
  confirmedSince: z._default(z.nullable(z.iso.datetime()), null),
  expiresAt: z.nullable(z.iso.datetime()),
  /** Only controlled shares count views. */
  views: z.int().check(z.nonnegative()),
  maxViews: z.nullable(z.int().check(z.positive())),
  /**
   * The time of the first opening. It is null before that opening, and for a link that was opened
   * before the server stored this time.
   */
  firstViewedAt: z._default(z.nullable(z.iso.datetime()), null),
  lastViewedAt: z.nullable(z.iso.datetime()),
  /**
   * The link. It is null unless `kind` is `open` and the claim still has the text that was shared.
   */
  url: z.nullable(z.url()),
  /**
   * Tells whether the link shows a later attestation. The value is null for a link without this
   * switch.
   */
  tellsConfirmation: z.nullable(z.boolean()),
  /** The owner's note for whom the link is. Nobody else reads it. */
  label: z.nullable(z.string()),
  /**
   * Tells whether the link was copied, sent, printed or saved. If so, the page makes a new link for
   * the next reader.
   */
  isHandedOut: z.boolean(),
  /** Tells whether the link was only on its owner's screen until now, so that nobody has it. */
  isOffered: z._default(z.boolean(), false),
  form: z.enum(linkForms),
  /** Shares with the same value are in one link. This member is null for a link to one claim. */
  collectionId: z.nullable(shareIdSchema),
})
export type ShareRecord = z.infer<typeof shareRecordSchema>
