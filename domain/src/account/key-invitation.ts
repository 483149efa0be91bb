import * as z from 'zod/mini'
import { maximumKeyInvitation } from '../constants.ts'
import { keyInvitationIdSchema } from '../ids.ts'
import { complaints } from '../texts/complaints.ts'

/** Base64 that only the two devices with the invitation's code can open. */
const sealedOf = (characters: number) => z.base64().check(z.minLength(1), z.maxLength(characters, complaints.invalid))

/** The id follows from the code, which the server never learns. */
export const createKeyInvitationSchema = z.object({
  id: keyInvitationIdSchema,
  sealed: sealedOf(maximumKeyInvitation.characters),
})
export type CreateKeyInvitation = z.infer<typeof createKeyInvitationSchema>

/** An invitation takes one key. The server's clock says when it is over. */
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
