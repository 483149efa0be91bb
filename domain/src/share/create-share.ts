import * as z from 'zod/mini'
import { bytes32Schema } from '../hex.ts'
import { shareIdSchema } from '../ids.ts'

/** The ciphertext is base64, and its length counts characters. */
export const maximumCiphertextLength = 64_000
export const maximumShareViews = 10_000

/** Without this member, the share opens what the claim opens by default, such as a name. */
const fields = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)))
const expiresAt = z.optional(z.iso.datetime())
/** An open link cannot keep what fields such as `maxViews` promise, so the server refuses them. */
const notOfAnOpenShare = z.optional(z.never())
const ofControlledShares = {
  id: notOfAnOpenShare,
  maxViews: notOfAnOpenShare,
  ciphertext: notOfAnOpenShare,
  tokenHash: notOfAnOpenShare,
  claimHash: notOfAnOpenShare,
}

/**
 * `fields` names further fields to open. For a controlled share, the owner's browser chooses the
 * random id, to which the ciphertext is bound, and a key that it does not send.
 */
export const createShareSchema = z.union([
  z.object({
    kind: z.literal('controlled'),
    id: shareIdSchema,
    fields,
    expiresAt,
    maxViews: z.optional(z.int().check(z.positive(), z.lte(maximumShareViews))),
    ciphertext: z.base64().check(z.minLength(1), z.maxLength(maximumCiphertextLength)),
    /** The hash of the opening token. Without it, anybody who knows the share's id opens it. */
    tokenHash: z.optional(bytes32Schema),
    /** The hash of the claim that the browser encrypted. The server refuses an outdated one. */
    claimHash: z.optional(bytes32Schema),
  }),
  z.object({
    kind: z.literal('proof'),
    /** What a proof shows is about somebody, so its link names nobody. */
    fields: z._default(z.array(z.never()), []),
    /** The share ends at this time, and the proof that was made for the share ends with it. */
    expiresAt: z.iso.datetime(),
    ...ofControlledShares,
  }),
  z.object({
    kind: z._default(z.literal('open'), 'open'),
    fields,
    expiresAt,
    ...ofControlledShares,
  }),
])
export type CreateShare = z.infer<typeof createShareSchema>

/** Only an open link that was made while no attestation counted has this switch. */
export const changeShareSchema = z.object({ tellsConfirmation: z.boolean() })
export type ChangeShare = z.infer<typeof changeShareSchema>
