import { AppError } from '@did/domain/errors'
import { type ApplicationQuestion, askApplicant } from '@did/domain/verifier/application'
import type { Context } from '../../context.ts'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { buildStandingNotice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import { assertMayDecideAsAdministrator } from './policy.ts'
import * as store from './store.ts'

type Question = { applicationId: number; text: string }

export async function askApplicantQuestion(
  ctx: Context,
  session: Session,
  { applicationId, text }: Question,
): Promise<readonly ApplicationQuestion[]> {
  assertMayDecideAsAdministrator(ctx.config, session)
  const full = await store.findApplication(ctx.db, applicationId)
  if (!full) throw notAllowed()
  const questions = await ctx.db.transaction(async (tx) => {
    const pending = await store.findPendingOf(tx, full.user.id)
    if (pending?.id !== full.application.id)
      throw new AppError('application-decided', `Application ${applicationId} is decided already`)
    const now = ctx.now()
    const asked = askApplicant(pending.questions, text, now)
    await store.changeApplication(tx, pending.id, { questions: asked })
    const { organization, userId } = pending
    const update = { status: 'asked', organization, reason: text, timestamp: now.toISOString() } as const
    await notifyUsers(tx, [buildStandingNotice(userId, update)])
    return asked
  })
  ctx.doorbell.ring()
  return questions
}
