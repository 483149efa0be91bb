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
import { describeNotification } from '@did/domain/texts/en/notifications'
import type { NewNotification } from '../notifications/service.ts'
import type { NewEvent } from './store.ts'

/**
 * A notice tells a user about something: by an event for open pages and, if `notification` is not
 * null, by a notification for the bell.
 */
export type Notice = { recipientId: UserId; event: NewEvent; notification: NewNotification | null }

export function buildRequestNotice(recipientId: UserId, update: VerificationUpdate): Notice {
  return buildNotice(recipientId, 'verification_update', update)
}

/** The verifier's own actions cause no notification. */
export function buildOwnDecisionNotice(recipientId: UserId, update: VerificationUpdate): Notice {
  const event = { type: 'verification_update', data: { ...update, own: true } } as const
  return { recipientId, event, notification: null }
}

export function buildClaimStateNotice(recipientId: UserId, claim: ClaimVerified): Notice {
  return { recipientId, event: { type: 'claim_verified', data: claim }, notification: null }
}

/** The notice says that the attestation was revoked or ends soon (`endsOn`). */
export function buildClaimNotice(recipientId: UserId, claim: ClaimVerified): Notice {
  return buildNotice(recipientId, 'claim_verified', claim)
}

/** The notice is about a decided application or a changed accreditation. */
export function buildStandingNotice(recipientId: UserId, update: VerifierUpdate): Notice {
  return buildNotice(recipientId, 'verifier_update', update)
}

/**
 * The notice says that the service no longer tries to send the verifier's revocation to the chain.
 */
export function buildRevocationNotice(recipientId: UserId, update: RevocationUpdate): Notice {
  return buildNotice(recipientId, 'withdrawal_update', update)
}

/** The notice says that somebody opened the share's link for the first time. */
export function buildOpenedNotice(recipientId: UserId, opened: ShareOpened): Notice {
  return buildNotice(recipientId, 'share_opened', opened)
}

/** The notice says that the identity's controller changes or that the identity is frozen. */
export function buildControlNotice(recipientId: UserId, update: ControlUpdate): Notice {
  return buildNotice(recipientId, 'control_update', update)
}

function buildNotice(recipientId: UserId, type: NewEvent['type'], data: Notification['data']): Notice {
  return { recipientId, event: { type, data }, notification: { ...describeNotification(data), data } }
}
