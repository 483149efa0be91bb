import * as z from 'zod/mini'
import { keyInvitationIdSchema } from '../ids.ts'
import { complaints } from '../texts/en/complaints.ts'
import { maximumKeyInvitation } from './key-invitation-limits.ts'

/** Base64 of a sealed text, which only the two devices that know the invitation's code can open. */
const sealedOf = (characters: number) => z.base64().check(z.minLength(1), z.maxLength(characters, complaints.invalid))

/**
 * The request to create an invitation of a new device. The invitation's id follows from a code that
 * the server never learns.
 */
export const createKeyInvitationSchema = z.object({
  id: keyInvitationIdSchema,
  sealed: sealedOf(maximumKeyInvitation.characters),
})
export type CreateKeyInvitation = z.infer<typeof createKeyInvitationSchema>

/** The status of an invitation of a new device. The server's clock decides when it is over. */
export const keyInvitationStatusSchema = z.enum(['open', 'offered', 'declined', 'over'])

export const keyInvitationSchema = z.object({
  sealed: z.string(),
  /** The sealed public key of the new device. */
  offer: z.nullable(z.string()),
  status: keyInvitationStatusSchema,
  expiresAt: z.iso.datetime(),
})
export type KeyInvitation = z.infer<typeof keyInvitationSchema>

export const offerKeySchema = z.object({ sealed: sealedOf(maximumKeyInvitation.offerCharacters) })
