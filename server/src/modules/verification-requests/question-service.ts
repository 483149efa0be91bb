import type { VerificationUpdate } from '@did/domain/account/notification'
import type { AnswerQuestion } from '@did/domain/verification-request/decide-request'
import { answerQuestion, askQuestion } from '@did/domain/verification-request/verification-request'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { buildRequestNotice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import { appendHistory } from '../history/service.ts'
import { lockToDecide } from './lock-to-decide.ts'
import { assertMayDecide, assertOwnRequest } from './policy.ts'
import { presentRequest } from './present.ts'
import * as store from './store.ts'

type Words = { requestId: number; text: string }

export async function askRequestQuestion(ctx: Context, session: Session, { requestId, text }: Words): Promise<void> {
  const asked = await store.findRequest(ctx.db, requestId)
  assertMayDecide(session, asked)
  await ctx.db.transaction(async (tx) => {
    const current = await lockToDecide(ctx, tx, { session, asked })
    const now = ctx.now()
    await store.saveQuestions(tx, current.request.id, askQuestion(presentRequest(current), text, now).questions)
    const detail = { ...describeRequest(current), question: text }
    await appendHistory(ctx, tx, { claimId: current.claim.id, kind: 'questioned', actor: session.address, detail })
    const update = describeUpdate(current, 'asked', now)
    await notifyUsers(tx, [buildRequestNotice(current.request.requesterId, update)])
  })
  ctx.doorbell.ring()
}

export async function answerRequestQuestion(
  ctx: Context,
  session: Session,
  { requestId, ...answer }: AnswerQuestion & { requestId: number },
): Promise<void> {
  const sent = await store.findRequest(ctx.db, requestId)
  assertOwnRequest(session, sent)
  await ctx.db.transaction(async (tx) => {
    const current = await store.lockRequest(tx, sent.request.id)
    const now = ctx.now()
    await store.saveQuestions(tx, current.request.id, answerQuestion(presentRequest(current), answer, now).questions)
    const detail = { ...describeRequest(current), answer: answer.text }
    await appendHistory(ctx, tx, { claimId: current.claim.id, kind: 'answered', actor: session.address, detail })
    const update = describeUpdate(current, 'answered', now)
    await notifyUsers(tx, [buildRequestNotice(current.request.verifierId, update)])
  })
  ctx.doorbell.ring()
}

/**
 * Of all verifiers, only the named `verifier` may read the entry about a request in the history.
 */
function describeRequest({ request, verifier }: store.FullRequest) {
  return { requestId: request.id, verifier: verifier.walletAddress }
}

function describeUpdate(
  { request }: store.FullRequest,
  question: NonNullable<VerificationUpdate['question']>,
  now: Date,
): VerificationUpdate {
  const { id, status, claimTitle } = request
  return { id, status, claimTitle, timestamp: now.toISOString(), personal: true, question }
}
