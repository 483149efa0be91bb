import { AppError } from '@did/domain/errors'
import type { UserId } from '@did/domain/ids'
import { type ApplicationDetails, answerByChange, findOpenApplicationQuestion } from '@did/domain/verifier/application'
import type { DecideApplication } from '@did/domain/verifier/decide-application'
import type { VerifierStatus } from '@did/domain/verifier/register'
import { isDefaultOrganization } from '@did/domain/verifier/verifier-name'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { UserRow } from '../../db/schema/accounts.ts'
import type { ApplicationRow } from '../../db/schema/verifiers.ts'
import type { Page } from '../../http/paging.ts'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { buildStandingNotice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import { holdNames } from '../organization-names/service.ts'
import { confirmStanding } from '../verifiers/confirm-standing.ts'
import { eraseApplicationNews } from './erase.ts'
import { assertMayDecideAsAdministrator, assertMayReadAsAdministrator, isShownOnChain } from './policy.ts'
import { presentOwn } from './present.ts'
import * as store from './store.ts'

type Applicant = Pick<UserRow, 'id' | 'walletAddress'>
/**
 * `current` is the name under which others see the verifier until the decision. If the user already
 * has a waiting application, `replaces` says whether to change that application or to leave it as
 * it is. A changed application keeps its earlier details if `details` are absent.
 */
type Filing = {
  organization: string
  details?: ApplicationDetails | undefined
  current: string | null
  replaces: boolean
}

/**
 * A user has at most one waiting application, and the administrators are notified of it. The caller
 * has locked the applicant's row, and wakes the nodes (`doorbell.ring`) after the commit.
 */
export async function fileApplication(
  ctx: Context,
  tx: Transaction,
  applicant: Applicant,
  { organization, details, current, replaces }: Filing,
): Promise<void> {
  assertOwnName(organization)
  const pending = await store.findPendingOf(tx, applicant.id)
  if (pending && !replaces) return
  await holdNames(tx, applicant, current === null ? [organization] : [current, organization])
  const texts = { organization, ...details }
  if (pending) return changePending(ctx, tx, pending, texts)
  await store.addApplication(tx, applicant.id, texts)
  await notifyAdministrators(ctx, tx, { userId: applicant.id, organization, status: 'applied' })
}

export async function assertApplicationWaits(tx: Transaction, userId: UserId): Promise<void> {
  if (!(await store.findPendingOf(tx, userId))) throw new AppError('application-decided', 'No application waits')
}

/**
 * The administrators are notified again if the name changed or if the change answers their
 * question. The new notification replaces the earlier one about the application.
 */
async function changePending(
  ctx: Context,
  tx: Transaction,
  { id, userId, organization: former, questions }: ApplicationRow,
  texts: { organization: string } & Partial<ApplicationDetails>,
): Promise<void> {
  const status = findOpenApplicationQuestion(questions) ? 'answered' : 'applied'
  await store.changeApplication(tx, id, { ...texts, questions: answerByChange(questions, ctx.now()) })
  if (status === 'applied' && former === texts.organization) return
  await eraseApplicationNews(tx, { organizations: [former], own: id })
  await notifyAdministrators(ctx, tx, { userId, organization: texts.organization, status })
}

export async function findLatestApplication({ db }: Context, userId: UserId): Promise<VerifierStatus['application']> {
  const latest = await store.findLatestOf(db, userId)
  return latest && presentOwn(latest)
}

export function listApplications({ db, config }: Context, session: Session, page: Page) {
  assertMayReadAsAdministrator(config, session)
  return store.listPending(db, page)
}

export function listDecisions({ db, config }: Context, session: Session, page: Page) {
  assertMayReadAsAdministrator(config, session)
  return store.listDecided(db, page)
}

type Answer = DecideApplication & { applicationId: number }

/**
 * Notifies a refused applicant. The chain index notifies an approved applicant, when it reads the
 * accreditation.
 */
export async function decideApplication(
  ctx: Context,
  session: Session,
  { applicationId, decision, reason, organization }: Answer,
): Promise<ApplicationRow> {
  assertMayDecideAsAdministrator(ctx.config, session)
  const full = await store.findApplication(ctx.db, applicationId)
  if (!full) throw notAllowed()
  const { application, user } = full
  const status = decision === 'approve' ? 'approved' : 'refused'
  if (application.status === status) return application
  if (application.status !== 'pending') throw alreadyDecided(application)
  assertNamed(application, organization)
  const isAccredited = await confirmStanding(ctx, user.walletAddress, (standing) => isShownOnChain(full, standing))
  if (isAccredited !== (decision === 'approve'))
    throw new AppError(
      'chain-shows-otherwise',
      isAccredited ? 'The chain shows this accreditation already' : 'The chain does not show this accreditation yet',
    )

  const decided = await ctx.db.transaction(async (tx) => {
    const current = await store.findPendingOf(tx, application.userId)
    if (current?.id !== application.id) throw alreadyDecided(application)
    // The applicant may have changed the name since the administrator read it.
    assertNamed(current, application.organization)
    const decidedAt = ctx.now()
    const entry = { status, reason: reason || null, decidedAt, decidedBy: session.address } as const
    const saved = await store.saveDecision(tx, current.id, entry)
    await store.deleteOldDecided(tx, current.userId)
    if (status === 'refused') await notifyRefused(tx, saved)
    return saved
  })
  ctx.doorbell.ring()
  return decided
}

export async function findAppliedName(tx: Transaction, userId: UserId): Promise<string | null> {
  return (await store.findPendingOf(tx, userId))?.organization ?? null
}

/**
 * Many users have the default name of an organisation. An administrator has to review the name of
 * one organisation.
 */
function assertOwnName(organization: string): void {
  if (!isDefaultOrganization(organization)) return
  const message = 'An application needs the organization’s own name'
  throw new AppError('organization-required', message, { fields: [{ path: 'organization', message }] })
}

async function notifyAdministrators(
  { config, now }: Context,
  tx: Transaction,
  { userId: applicant, ...news }: { userId: UserId; organization: string; status: 'applied' | 'answered' },
): Promise<void> {
  const update = { ...news, reason: null, timestamp: now().toISOString() }
  const told = await store.listUsersOf(tx, config.adminWallets)
  // The applicant's own row is locked already, so an applicant who is an administrator is not
  // notified.
  await notifyUsers(
    tx,
    told.filter((id) => id !== applicant).map((id) => buildStandingNotice(id, update)),
  )
}

async function notifyRefused(
  tx: Transaction,
  { userId, organization, reason, decidedAt, createdAt }: ApplicationRow,
): Promise<void> {
  const timestamp = (decidedAt ?? createdAt).toISOString()
  await notifyUsers(tx, [buildStandingNotice(userId, { status: 'refused', organization, reason, timestamp })])
}

function assertNamed({ organization }: ApplicationRow, seen = organization): void {
  if (seen === organization) return
  throw new AppError('precondition-failed', 'The applicant has changed the name in the meantime')
}

function alreadyDecided({ id }: ApplicationRow): AppError {
  return new AppError('application-decided', `Application ${id} is decided already`)
}
