import type { StoredAttributes } from '@did/domain/attribute-key'
import type { Hex } from '@did/domain/hex'
import type { ClaimId, RequestId, UserId } from '@did/domain/ids'
import type { RequestQuestion } from '@did/domain/verification-request'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { alias, and, desc, eq, sql } from '../../db/drizzle.ts'
import { attestations, claims, dids, revocations, users, verificationRequests } from '../../db/schema.ts'
import type { Page } from '../../http/paging.ts'
import { notAllowed } from '../../refusals.ts'

export type FullRequest = Awaited<ReturnType<typeof listRequestsOfVerifier>>[number]

const requester = alias(users, 'requester')
const verifier = alias(users, 'verifier')

function selectRequests(db: Queryable) {
  return db
    .select({
      request: verificationRequests,
      claim: claims,
      owner: dids.owner,
      tokenId: dids.tokenId,
      requester,
      verifier,
      revocation: revocations,
    })
    .from(verificationRequests)
    .innerJoin(claims, eq(claims.id, verificationRequests.claimId))
    .innerJoin(dids, eq(dids.id, claims.didId))
    .innerJoin(requester, eq(requester.id, verificationRequests.requesterId))
    .innerJoin(verifier, eq(verifier.id, verificationRequests.verifierId))
    .leftJoin(attestations, eq(attestations.requestId, verificationRequests.id))
    .leftJoin(revocations, eq(revocations.attestation, attestations.digest))
}

// Whose requests, and where the page begins: in one comparison, so that only the index of this list can answer it.
const pageOf = (person: typeof verificationRequests.verifierId | typeof verificationRequests.requesterId) =>
  and(
    eq(person, sql.placeholder('userId')),
    sql`(${person}, ${verificationRequests.id}) < (${sql.placeholder('userId')}, ${sql.placeholder('before')})`,
  )
// By the latest decision, so the page begins where that row stands; a row that is gone meanwhile ends the list.
const isOnPageOfDecisions = sql`(${verificationRequests.verifierId}, ${verificationRequests.decidedAt}, ${verificationRequests.id}) < (
  ${sql.placeholder('userId')},
  coalesce(
    (select last.decided_at from verification_requests last where last.id = ${sql.placeholder('before')}),
    case when ${sql.placeholder('before')}::bigint = ${Number.MAX_SAFE_INTEGER}::bigint then 'infinity' else '-infinity' end::timestamptz
  ),
  ${sql.placeholder('before')}) and ${verificationRequests.verifierId} = ${sql.placeholder('userId')}`
const statements = preparedOnce((db) => ({
  byId: selectRequests(db)
    .where(eq(verificationRequests.id, sql.placeholder('id')))
    .prepare('request_by_id'),
  ofVerifier: selectRequests(db)
    .where(pageOf(verificationRequests.verifierId))
    .orderBy(desc(verificationRequests.id))
    .limit(sql.placeholder('take'))
    .prepare('requests_of_verifier'),
  pendingOfVerifier: selectRequests(db)
    .where(
      and(
        pageOf(verificationRequests.verifierId),
        // Written out, not a parameter: the index of what waits is a partial one.
        sql`${verificationRequests.status} = 'pending'`,
      ),
    )
    .orderBy(desc(verificationRequests.id))
    .limit(sql.placeholder('take'))
    .prepare('pending_of_verifier'),
  decidedOfVerifier: selectRequests(db)
    .where(and(sql`${verificationRequests.status} <> 'pending'`, isOnPageOfDecisions))
    .orderBy(desc(verificationRequests.decidedAt), desc(verificationRequests.id))
    .limit(sql.placeholder('take'))
    .prepare('decided_of_verifier'),
  decidedOfClaim: selectRequests(db)
    .where(
      and(
        eq(verificationRequests.claimId, sql.placeholder('claimId')),
        sql`${verificationRequests.status} <> 'pending'`,
      ),
    )
    .orderBy(desc(verificationRequests.decidedAt), desc(verificationRequests.id))
    .limit(sql.placeholder('take'))
    .prepare('decided_of_claim'),
  ofRequester: selectRequests(db)
    .where(pageOf(verificationRequests.requesterId))
    .orderBy(desc(verificationRequests.id))
    .limit(sql.placeholder('take'))
    .prepare('requests_of_requester'),
  // The one that waits, or else the latest: what a verifier's answer about a claim is about.
  ofClaim: selectRequests(db)
    .where(
      and(
        eq(verificationRequests.claimId, sql.placeholder('claimId')),
        eq(verificationRequests.verifierId, sql.placeholder('verifierId')),
      ),
    )
    .orderBy(sql`${verificationRequests.status} = 'pending' desc`, desc(verificationRequests.id))
    .limit(1)
    .prepare('request_of_claim'),
}))

export async function findRequest(db: Database, id: number): Promise<FullRequest | null> {
  const [row] = await statements(db).byId.execute({ id })
  return row ?? null
}

export async function findRequestAbout(db: Database, claimId: number, verifierId: UserId): Promise<FullRequest | null> {
  const [row] = await statements(db).ofClaim.execute({ claimId, verifierId })
  return row ?? null
}

export function listRequestsOfVerifier(db: Database, userId: UserId, page: Page) {
  return statements(db).ofVerifier.execute({ userId, ...page })
}

export function listPendingOfVerifier(db: Database, userId: UserId, page: Page) {
  return statements(db).pendingOfVerifier.execute({ userId, ...page })
}

export function listDecidedOfVerifier(db: Database, userId: UserId, page: Page) {
  return statements(db).decidedOfVerifier.execute({ userId, ...page })
}

const mostAboutDid = 50

/** What this verifier was asked about one DID, newest first. An id that is not on the chain is the same in any spelling. */
export function listRequestsAboutDid(db: Database, verifierId: UserId, tokenId: string) {
  const { id, status, createdAt, claimTitle } = verificationRequests
  return db
    .select({ id, status, createdAt, claimTitle })
    .from(verificationRequests)
    .innerJoin(claims, eq(claims.id, verificationRequests.claimId))
    .innerJoin(dids, eq(dids.id, claims.didId))
    .where(and(eq(verificationRequests.verifierId, verifierId), sql`lower(${dids.tokenId}) = lower(${tokenId})`))
    .orderBy(desc(id))
    .limit(mostAboutDid)
}

/** Whoever decided. */
export function listDecidedOfClaim(db: Database, claimId: ClaimId, take: number) {
  return statements(db).decidedOfClaim.execute({ claimId, take })
}

export function listRequestsOfRequester(db: Database, userId: UserId, page: Page) {
  return statements(db).ofRequester.execute({ userId, ...page })
}

type NewRequest = {
  claimId: ClaimId
  requesterId: UserId
  verifierId: UserId
  attributes: StoredAttributes | null
  claimHash: Hex
  claimType: string
  claimTitle: string
}

/** Null when a request of this claim to this verifier waits already. */
export async function addRequest(tx: Transaction, request: NewRequest) {
  const [row] = await tx
    .insert(verificationRequests)
    .values(request)
    .onConflictDoNothing({
      target: [verificationRequests.claimId, verificationRequests.verifierId],
      where: sql`${verificationRequests.status} = 'pending'`,
    })
    .returning()
  return row ?? null
}

/** Of any number of decisions at once, one at a time gets past this line. */
export async function lockRequest(tx: Transaction, id: RequestId): Promise<FullRequest> {
  const [row] = await selectRequests(tx)
    .where(eq(verificationRequests.id, id))
    .for('update', { of: verificationRequests })
  if (!row) throw notAllowed() // erased since it was looked at
  return row
}

type Decision = { status: 'approved' | 'rejected'; reason: string | null; decidedAt: Date }

export async function saveDecision(tx: Transaction, id: RequestId, decision: Decision) {
  const [row] = await tx
    .update(verificationRequests)
    .set({ ...decision, attributes: null, version: sql`${verificationRequests.version} + 1` })
    .where(eq(verificationRequests.id, id))
    .returning()
  if (!row) throw new Error('The locked request is gone')
  return row
}

export async function saveQuestions(tx: Transaction, id: RequestId, questions: RequestQuestion[]): Promise<void> {
  await tx
    .update(verificationRequests)
    .set({ questions, version: sql`${verificationRequests.version} + 1` })
    .where(eq(verificationRequests.id, id))
}
