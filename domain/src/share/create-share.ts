import * as z from 'zod/mini'
import { holderNameField } from '../claim/claim-field.ts'
import { bytes32Schema } from '../hex.ts'
import { shareIdSchema } from '../ids.ts'
import { maximumCiphertextLength, maximumShareViews } from './limits.ts'
import { linkForms } from './share-kind.ts'
import { shareLabelSchema } from './share-label.ts'

/**
 * The names of further fields to open. Without this member, the share opens the claim's default
 * fields, such as a name.
 */
const fields = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)))
const label = z.optional(shareLabelSchema)
export const limitsSchema = z.object({
  expiresAt: z.optional(z.iso.datetime()),
  maxViews: z.optional(z.int().check(z.positive(), z.lte(maximumShareViews))),
})
const { expiresAt } = limitsSchema.shape
/**
 * A member that only a controlled share may have, such as `maxViews`. Nobody could enforce it for
 * an open link, so the server refuses it there.
 */
const notOfAnOpenShare = z.optional(z.never())
const ofControlledShares = {
  id: notOfAnOpenShare,
  maxViews: notOfAnOpenShare,
  ciphertext: notOfAnOpenShare,
  tokenHash: notOfAnOpenShare,
  claimHash: notOfAnOpenShare,
  form: notOfAnOpenShare,
  isOffered: notOfAnOpenShare,
}

export const controlledShareSchema = z.extend(limitsSchema, {
  kind: z.literal('controlled'),
  id: shareIdSchema,
  fields,
  label,
  /**
   * The form of the link, for the owner's list of shares. The server never sees the link itself.
   */
  form: z.optional(z.enum(linkForms)),
  /**
   * Only the owner's screen shows the link. Until the link is handed out or opened, no list and no
   * history contains the share.
   */
  isOffered: z.optional(z.literal(true)),
  ciphertext: z.base64().check(z.minLength(1), z.maxLength(maximumCiphertextLength)),
  /**
   * The hash of the token that opens the share. Without this member, anybody who knows the share's
   * id can open the share.
   */
  tokenHash: z.optional(bytes32Schema),
  /**
   * The claim hash of the text that the browser encrypted. The server refuses the hash of an older
   * text.
   */
  claimHash: z.optional(bytes32Schema),
})

/**
 * The request to create a share. `fields` names further fields to open. For a controlled share, the
 * owner's browser chooses the id, because the ciphertext is bound to the id. The browser also
 * chooses the key, and does not send the key.
 */
export const createShareSchema = z.union([
  controlledShareSchema,
  z.object({
    kind: z.literal('proof'),
    /** A link with a proof opens the holder's name if the owner chooses it, and no other field. */
    fields: z._default(z.array(z.literal(holderNameField.field)).check(z.maxLength(1)), []),
    /** The share and its proof both end at this time. */
    expiresAt: z.iso.datetime(),
    label,
    ...ofControlledShares,
  }),
  z.object({
    kind: z._default(z.literal('open'), 'open'),
    fields,
    expiresAt,
    label,
    ...ofControlledShares,
  }),
])
export type CreateShare = z.infer<typeof createShareSchema>

/**
 * The request to change a share. `tellsConfirmation` is allowed only for an open link that was made
 * while no attestation held. `isHandedOut` says that the owner gave the link to somebody. The page
 * then offers another link for another reader.
 */
export const changeShareSchema = z.object({
  tellsConfirmation: z.optional(z.boolean()),
  label: z.optional(z.nullable(shareLabelSchema)),
  isHandedOut: z.optional(z.literal(true)),
})
export type ChangeShare = z.infer<typeof changeShareSchema>
