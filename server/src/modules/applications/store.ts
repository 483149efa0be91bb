import type { Address } from '@did/domain/hex'
import type { ApplicationId, UserId } from '@did/domain/ids'
import type { ApplicationDetails } from '@did/domain/verifier/application'
import { maximumApplications } from '@did/domain/verifier/limits'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { and, desc, eq, gt, inArray, lt, ne, type SQL, sql } from '../../db/drizzle.ts'
import { type UserRow, users } from '../../db/schema/accounts.ts'
import { type ApplicationRow, domainProofs, verifierApplications } from '../../db/schema/verifiers.ts'
import type { Page } from '../../http/paging.ts'
import { standingOfUser } from '../users/statements.ts'

export type DecidedRow = ApplicationRow & Decision & { user: UserRow }
export type FullApplication = Awaited<ReturnType<typeof listPending>>[number]

function selectApplications(db: Queryable) {
  return db
    .select({
      application: verifierApplications,
      user: users,
      domainProof: domainProofs,
      standing: standingOfUser,
    })
    .from(verifierApplications)
    .innerJoin(users, eq(users.id, verifierApplications.userId))
    .leftJoin(domainProofs, and(eq(domainProofs.userId, users.id), gt(domainProofs.expiresAt, sql`now()`)))
}

const statements = preparedOnce((db) => ({
  pending: selectApplications(db)
    .where(and(eq(verifierApplications.status, 'pending'), lt(verifierApplications.id, sql.placeholder('before'))))
    .orderBy(desc(verifierApplications.id))
    .limit(sql.placeholder('take'))
    .prepare('pending_applications'),
}))

export function listPending(db: Database, page: Page) {
  return statements(db).pending.execute(page)
}

export async function listDecided(db: Database, { take, before }: Page): Promise<DecidedRow[]> {
  const rows = await db
    .select({ application: verifierApplications, user: users })
    .from(verifierApplications)
    .innerJoin(users, eq(users.id, verifierApplications.userId))
    .where(and(ne(verifierApplications.status, 'pending'), sql`${verifierApplications.id} < ${before}`))
    .orderBy(desc(verifierApplications.id))
    .limit(take)
  return rows.flatMap(({ application, user }) => {
    const { status, decidedAt, decidedBy } = application
    // The types do not say that a decided application has a time and an administrator. The table's
    // constraints guarantee both.
    if (status === 'pending' || !decidedAt || !decidedBy) return []
    return [{ ...application, status, decidedAt, decidedBy, user }]
  })
}

export async function findApplication(db: Queryable, id: number): Promise<FullApplication | null> {
  const [row] = await selectApplications(db).where(sql`${verifierApplications.id} = ${id}`)
  return row ?? null
}

export async function findPendingOf(tx: Transaction, userId: UserId): Promise<ApplicationRow | null> {
  const [row] = await tx
    .select()
    .from(verifierApplications)
    .where(and(eq(verifierApplications.userId, userId), eq(verifierApplications.status, 'pending')))
    .for('update')
  return row ?? null
}

export async function listUsersOf(tx: Transaction, wallets: readonly Address[]): Promise<UserId[]> {
  if (wallets.length === 0) return []
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.walletAddress, [...wallets]))
  return rows.map(({ id }) => id)
}

type Texts = Pick<ApplicationRow, 'organization'> & Partial<ApplicationDetails>

export async function addApplication(tx: Transaction, userId: UserId, texts: Texts): Promise<void> {
  await tx.insert(verifierApplications).values({ userId, ...texts })
}

/** The caller has locked the application's row. */
export async function changeApplication(
  tx: Transaction,
  id: ApplicationId,
  change: Partial<Texts & Pick<ApplicationRow, 'questions'>>,
): Promise<void> {
  await tx.update(verifierApplications).set(change).where(eq(verifierApplications.id, id))
}

type Decision = { status: 'approved' | 'refused'; reason: string | null; decidedAt: Date; decidedBy: Address }

/** The caller has locked the application's row. */
export async function saveDecision(tx: Transaction, id: ApplicationId, decision: Decision) {
  const [row] = await tx.update(verifierApplications).set(decision).where(eq(verifierApplications.id, id)).returning()
  if (!row) throw new Error('The locked application is gone')
  return row
}

/**
 * Keeps the newest decided applications. The others are deleted, because a person can apply again
 * after each refusal.
 */
export async function deleteOldDecided(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`
    delete from verifier_applications where id in (
      select id from verifier_applications where user_id = ${userId} and status <> 'pending'
      order by id desc offset ${maximumApplications.decided})`)
}

export async function findLatestOf(db: Database, userId: UserId): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(verifierApplications)
    .where(eq(verifierApplications.userId, userId))
    .orderBy(desc(verifierApplications.id))
    .limit(1)
  return row ?? null
}

export function listApplicationsOf(db: Database, userId: UserId): Promise<ApplicationRow[]> {
  return listWhere(db, eq(verifierApplications.userId, userId))
}

export function listDecidedBy(db: Database, administrator: Address): Promise<ApplicationRow[]> {
  return listWhere(db, eq(verifierApplications.decidedBy, administrator))
}

function listWhere(db: Database, where: SQL): Promise<ApplicationRow[]> {
  return db.select().from(verifierApplications).where(where).orderBy(desc(verifierApplications.id))
}
