import { keyInvitationSchema } from '../account/key-invitation.ts'
import type { Call } from '../call.ts'

const isAnonymous = true

export const keyInvitationCalls = {
  createKeyInvitation: { method: 'POST', path: '/api/key-invitations', response: keyInvitationSchema },
  getKeyInvitation: { method: 'GET', path: '/api/key-invitations/:id', isAnonymous, response: keyInvitationSchema },
  offerKey: { method: 'POST', path: '/api/key-invitations/:id/offer' },
  declineKey: { method: 'POST', path: '/api/key-invitations/:id/decline' },
} as const satisfies Record<string, Call>
