import * as z from 'zod/mini'
import { createKeyInvitationSchema, offerKeySchema } from '../account/key-invitation.ts'
import { maximumKeyInvitation } from '../account/key-invitation-limits.ts'
import { keyInvitationCalls } from '../calls/key-invitations.ts'
import { keyInvitationIdSchema } from '../ids.ts'
import { describeRoutes } from '../route.ts'
import { writeDuration } from '../texts/en/durations.ts'

const params = z.object({ id: keyInvitationIdSchema })

export const keyInvitationRoutes = describeRoutes(keyInvitationCalls, {
  createKeyInvitation: {
    summary: `Invite a new device to offer its passkey, for ${writeDuration(maximumKeyInvitation.lifetimeMs)}. An earlier invitation of the caller ends`,
    who: 'signed-in',
    body: createKeyInvitationSchema,
    success: 201,
  },
  getKeyInvitation: {
    summary: 'Get an invitation and the offered key, both sealed with the code that the server does not know',
    who: 'public',
    params,
  },
  offerKey: {
    summary: 'Offer the sealed public key of a new device. 410 after the end, and 409 when another key was offered',
    who: 'public',
    params,
    body: offerKeySchema,
    success: 204,
  },
  declineKey: {
    summary: 'Decline the offered key of an own invitation, so that the new device hears it',
    who: 'signed-in',
    params,
    success: 204,
  },
})
