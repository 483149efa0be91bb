import type { UserId } from '@did/domain/ids'
import type { ClaimVerified, VerificationUpdate, VerifierUpdate, WithdrawalUpdate } from '@did/domain/notification'
import {
  describeClaimVerified,
  describeVerificationUpdate,
  describeVerifierUpdate,
  describeWithdrawalUpdate,
} from '@did/domain/texts/notifications'
import type { Context } from '../../context.ts'
import { insertEvent, insertNotification, listEventsAfter, type Position, type SqlRunner } from './store.ts'

/**
 * Tells a user about a verification request: one event for the socket and one notification for the bell, both part of the
 * caller's transaction. Ring the doorbell after its commit. Who tells several users in one transaction tells them in the
 * order of their ids, so that two such transactions cannot lock each other out.
 */
export async function addVerificationUpdate(
  tx: SqlRunner,
  { recipientId, update }: { recipientId: UserId; update: VerificationUpdate },
): Promise<void> {
  await insertEvent(tx, recipientId, { type: 'verification_update', data: update })
  await insertNotification(tx, recipientId, { ...describeVerificationUpdate(update), data: update })
}

/** Tells the open pages of whoever decided; nobody's bell rings for their own doing. */
export async function addOwnDecision(
  tx: SqlRunner,
  { recipientId, update }: { recipientId: UserId; update: VerificationUpdate },
): Promise<void> {
  await insertEvent(tx, recipientId, { type: 'verification_update', data: { ...update, own: true } })
}

/** Tells the owner's open pages that a claim's state changed; the bell has the verification update already. */
export async function addClaimVerified(
  tx: SqlRunner,
  { recipientId, claim }: { recipientId: UserId; claim: ClaimVerified },
): Promise<void> {
  await insertEvent(tx, recipientId, { type: 'claim_verified', data: claim })
}

/** Tells the owner that a confirmation was taken back: the open pages and the bell. */
export async function addClaimUnverified(
  tx: SqlRunner,
  { recipientId, claim }: { recipientId: UserId; claim: ClaimVerified },
): Promise<void> {
  await insertEvent(tx, recipientId, { type: 'claim_verified', data: claim })
  await insertNotification(tx, recipientId, { ...describeClaimVerified(claim), data: claim })
}

/** Tells a user what became of their application or accreditation: like a verification update. */
export async function addVerifierUpdate(
  tx: SqlRunner,
  { recipientId, update }: { recipientId: UserId; update: VerifierUpdate },
): Promise<void> {
  await insertEvent(tx, recipientId, { type: 'verifier_update', data: update })
  await insertNotification(tx, recipientId, { ...describeVerifierUpdate(update), data: update })
}

/** Tells a verifier what became of its withdrawal on the chain: the open pages and the bell. */
export async function addWithdrawalUpdate(
  tx: SqlRunner,
  { recipientId, update }: { recipientId: UserId; update: WithdrawalUpdate },
): Promise<void> {
  await insertEvent(tx, recipientId, { type: 'withdrawal_update', data: update })
  await insertNotification(tx, recipientId, { ...describeWithdrawalUpdate(update), data: update })
}

/** Reminds the owner of a claim whose verification ends soon (`endsOn`): the open pages and the bell. */
export async function addClaimReminder(
  tx: SqlRunner,
  { recipientId, claim }: { recipientId: UserId; claim: ClaimVerified },
): Promise<void> {
  await insertEvent(tx, recipientId, { type: 'claim_verified', data: claim })
  await insertNotification(tx, recipientId, { ...describeClaimVerified(claim), data: claim })
}

/**
 * The next events of some users, for their sockets; `ServerEvent`s as JSON. Events are kept as long as their user: there is
 * no position that is too old to resume from.
 */
export function listNextEvents(ctx: Context, positions: readonly Position[], limit: number) {
  return listEventsAfter(ctx.db, positions, limit)
}
