import type {
  ClaimVerified,
  ControlUpdate,
  Notification,
  RevocationUpdate,
  ShareOpened,
  VerificationUpdate,
  VerifierUpdate,
} from '@did/domain/account/notification'
import type { UserId } from '@did/domain/ids'
import { describeNotification } from '@did/domain/texts/notifications'
import type { NewNotification } from '../notifications/service.ts'
import type { NewEvent } from './store.ts'

/** What a user is told: an event for open pages and, unless null, a notification for the bell. */
export type Notice = { recipientId: UserId; event: NewEvent; notification: NewNotification | null }

/** The notice is for the owner or the verifier of a request. */
export function buildRequestNotice(recipientId: UserId, update: VerificationUpdate): Notice {
  return buildNotice(recipientId, 'verification_update', update)
}

/** The notice is for the verifier's open pages. No bell rings for what the verifier itself did. */
export function buildOwnDecisionNotice(recipientId: UserId, update: VerificationUpdate): Notice {
  const event = { type: 'verification_update', data: { ...update, own: true } } as const
  return { recipientId, event, notification: null }
}

/** The notice is for the owner's open pages. A notification comes with another notice, or never. */
export function buildClaimStateNotice(recipientId: UserId, claim: ClaimVerified): Notice {
  return { recipientId, event: { type: 'claim_verified', data: claim }, notification: null }
}

/** The owner reads that an attestation was revoked or ends soon (`endsOn`). */
export function buildClaimNotice(recipientId: UserId, claim: ClaimVerified): Notice {
  return buildNotice(recipientId, 'claim_verified', claim)
}

/** A user reads about a decided application or a changed accreditation. */
export function buildStandingNotice(recipientId: UserId, update: VerifierUpdate): Notice {
  return buildNotice(recipientId, 'verifier_update', update)
}

/** A verifier reads that the service has given up bringing a revocation to the chain. */
export function buildRevocationNotice(recipientId: UserId, update: RevocationUpdate): Notice {
  return buildNotice(recipientId, 'withdrawal_update', update)
}

/** An owner reads that somebody opened a link for the first time. */
export function buildOpenedNotice(recipientId: UserId, opened: ShareOpened): Notice {
  return buildNotice(recipientId, 'share_opened', opened)
}

/** A user reads that somebody else acts for the identity or is going to, or that it is frozen. */
export function buildControlNotice(recipientId: UserId, update: ControlUpdate): Notice {
  return buildNotice(recipientId, 'control_update', update)
}

function buildNotice(recipientId: UserId, type: NewEvent['type'], data: Notification['data']): Notice {
  return { recipientId, event: { type, data }, notification: { ...describeNotification(data), data } }
}
