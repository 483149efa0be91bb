import { AppError } from '@did/domain/errors'
import type { UserId } from '@did/domain/ids'
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
import { presentDecision } from './present.ts'
import * as store from './store.ts'

type Applicant = Pick<UserRow, 'id' | 'walletAddress'>
/** `current` is the name until the decision. `replaces` lets a waiting application be renamed. */
type Filing = { organization: string; current: string | null; replaces: boolean }

/**
 * Keeps to one waiting application per user, and tells the administrators about it. The caller has
 * locked the applicant's row, and rings the doorbell after the commit.
 */
export async function fileApplication(
  ctx: Context,
  tx: Transaction,
  applicant: Applicant,
  { organization, current, replaces }: Filing,
): Promise<void> {
  assertOwnName(organization)
  const pending = await store.findPendingOf(tx, applicant.id)
  if (pending && !replaces) return
  await holdNames(tx, applicant, current === null ? [organization] : [current, organization])
  if (pending) {
    await store.renameApplication(tx, pending.id, organization)
    await eraseApplicationNews(tx, [pending.organization])
  } else await store.addApplication(tx, applicant.id, organization)
  await notifyAdministrators(ctx, tx, applicant.id, organization)
}

export async function findLatestApplication({ db }: Context, userId: UserId): Promise<VerifierStatus['application']> {
  const latest = await store.findLatestOf(db, userId)
  return latest && { ...presentDecision(latest), organization: latest.organization }
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

/** Notifies a refused applicant. The chain index notifies an approved one, from the event. */
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
    if (status === 'refused') await notifyRefused(tx, saved)
    return saved
  })
  ctx.doorbell.ring()
  return decided
}

export async function findAppliedName(tx: Transaction, userId: UserId): Promise<string | null> {
  return (await store.findPendingOf(tx, userId))?.organization ?? null
}

/** An administrator reviews the name of one organization, and many users have the default name. */
function assertOwnName(organization: string): void {
  if (!isDefaultOrganization(organization)) return
  const message = 'An application needs the organization’s own name'
  throw new AppError('organization-required', message, { fields: [{ path: 'organization', message }] })
}

async function notifyAdministrators(
  { config, now }: Context,
  tx: Transaction,
  applicant: UserId,
  organization: string,
): Promise<void> {
  const update = { status: 'applied', organization, reason: null, timestamp: now().toISOString() } as const
  const told = await store.listUsersOf(tx, config.adminWallets)
  // The applicant's own row is locked already, and an administrator knows of its own application.
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
