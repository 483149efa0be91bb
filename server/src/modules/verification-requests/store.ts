import type { Hex } from '@did/domain/hex'
import type { ClaimId, RequestId, UserId } from '@did/domain/ids'
import type { StoredAttributes } from '@did/domain/vault/attribute-key'
import type { RequestQuestion } from '@did/domain/verification-request/verification-request'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { alias, and, desc, eq, sql } from '../../db/drizzle.ts'
import { users } from '../../db/schema/accounts.ts'
import { attestations, revocations } from '../../db/schema/attestations.ts'
import { claims, dids, verificationRequests } from '../../db/schema/claims.ts'
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
      attestation: { digest: attestations.digest, level: attestations.level, validUntil: attestations.validUntil },
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

// Only a single comparison of pairs lets an index find the page of a person's requests.
const pageOf = (person: typeof verificationRequests.verifierId | typeof verificationRequests.requesterId) =>
  and(
    eq(person, sql.placeholder('userId')),
    sql`(${person}, ${verificationRequests.id}) < (${sql.placeholder('userId')}, ${sql.placeholder('before')})`,
  )
// A page of decisions begins after the verifier's request `before`. The page is empty if that
// request is gone or another verifier's, so that it tells nothing about the requests of others.
const isOnPageOfDecisions = sql`(${verificationRequests.verifierId}, ${verificationRequests.decidedAt}, ${verificationRequests.id}) < (
  ${sql.placeholder('userId')},
  coalesce(
    (select last.decided_at from verification_requests last
      where last.id = ${sql.placeholder('before')} and last.verifier_id = ${sql.placeholder('userId')}),
    case when ${sql.placeholder('before')}::bigint = ${Number.MAX_SAFE_INTEGER}::bigint then 'infinity' else '-infinity' end::timestamptz
  ),
  ${sql.placeholder('before')}) and ${verificationRequests.verifierId} = ${sql.placeholder('userId')}`
const statements = preparedOnce((db) => ({
  byId: selectRequests(db)
    .where(eq(verificationRequests.id, sql.placeholder('id')))
    .prepare('request_by_id'),
  ofVerifier: {
    all: selectRequests(db)
      .where(pageOf(verificationRequests.verifierId))
      .orderBy(desc(verificationRequests.id))
      .limit(sql.placeholder('take'))
      .prepare('requests_of_verifier'),
    pending: selectRequests(db)
      .where(
        and(
          pageOf(verificationRequests.verifierId),
          // The status is written into the SQL, because a parameter would not use the partial index
          // of pending requests.
          sql`${verificationRequests.status} = 'pending'`,
        ),
      )
      .orderBy(desc(verificationRequests.id))
      .limit(sql.placeholder('take'))
      .prepare('pending_of_verifier'),
    decided: selectRequests(db)
      .where(and(sql`${verificationRequests.status} <> 'pending'`, isOnPageOfDecisions))
      .orderBy(desc(verificationRequests.decidedAt), desc(verificationRequests.id))
      .limit(sql.placeholder('take'))
      .prepare('decided_of_verifier'),
  },
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
  // This statement prefers the pending request to the latest one.
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

const betweenTwo = preparedOnce((db) =>
  selectRequests(db)
    .where(
      and(
        eq(verificationRequests.verifierId, sql.placeholder('verifierId')),
        eq(verificationRequests.requesterId, sql.placeholder('requesterId')),
      ),
    )
    .orderBy(desc(verificationRequests.id))
    .limit(sql.placeholder('take'))
    .prepare('requests_of_requester_to_verifier'),
)

export function listRequestsBetween(db: Database, pair: Pair, take: number): Promise<FullRequest[]> {
  return betweenTwo(db).execute({ ...pair, take })
}

export type PageOfVerifier = Page & { status?: 'pending' | 'decided' | undefined }

export function listRequestsOfVerifier(db: Database, userId: UserId, { status, ...page }: PageOfVerifier) {
  return statements(db).ofVerifier[status ?? 'all'].execute({ userId, ...page })
}

const mostAboutDid = 50

/** For a token id that is not on the chain, the case of letters does not matter. */
export function listRequestsAboutDid(db: Database, verifierId: UserId, tokenId: string) {
  const { id, status, createdAt, claimTitle } = verificationRequests
  return db
    .select({ id, status, createdAt, claimTitle, withdrawnAt: revocations.revokedAt })
    .from(verificationRequests)
    .innerJoin(claims, eq(claims.id, verificationRequests.claimId))
    .innerJoin(dids, eq(dids.id, claims.didId))
    .leftJoin(attestations, eq(attestations.requestId, id))
    .leftJoin(revocations, eq(revocations.attestation, attestations.digest))
    .where(and(eq(verificationRequests.verifierId, verifierId), sql`lower(${dids.tokenId}) = lower(${tokenId})`))
    .orderBy(desc(id))
    .limit(mostAboutDid)
}

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
  renews: RequestId | null
}

/** Returns null if a request about this claim already waits for this verifier. */
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

/**
 * Decisions about a request come one after the other, because its lock lasts until the transaction
 * ends.
 */
export async function lockRequest(tx: Transaction, id: RequestId): Promise<FullRequest> {
  const row = await lockRequestIfAny(tx, id)
  if (!row) throw notAllowed() // The owner has erased the request.
  return row
}

export async function lockRequestIfAny(tx: Transaction, id: RequestId): Promise<FullRequest | null> {
  const [row] = await selectRequests(tx)
    .where(eq(verificationRequests.id, id))
    .for('update', { of: verificationRequests })
  return row ?? null
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

export async function deleteRequest(tx: Transaction, id: RequestId): Promise<void> {
  await tx.delete(verificationRequests).where(eq(verificationRequests.id, id))
}

type Pair = { requesterId: UserId; verifierId: UserId }

/**
 * Other calls that add requests of this requester to this verifier wait for the end of this
 * transaction.
 */
export async function lockAndCountPending(tx: Transaction, { requesterId, verifierId }: Pair): Promise<number> {
  await lockPair(tx, { requesterId, verifierId })
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::float8 as count from verification_requests
    where requester_id = ${requesterId} and verifier_id = ${verifierId} and status = 'pending'`)
  return rows[0]?.count ?? 0
}

async function lockPair(tx: Transaction, { requesterId, verifierId }: Pair): Promise<void> {
  const name = `requests of ${requesterId} to ${verifierId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

export async function saveQuestions(tx: Transaction, id: RequestId, questions: RequestQuestion[]): Promise<void> {
  await tx
    .update(verificationRequests)
    .set({ questions, version: sql`${verificationRequests.version} + 1` })
    .where(eq(verificationRequests.id, id))
}

export async function findNewestAbout(tx: Transaction, claimId: ClaimId, verifierId: UserId) {
  const { id, status } = verificationRequests
  const [row] = await tx
    .select({ id, status })
    .from(verificationRequests)
    .where(and(eq(verificationRequests.claimId, claimId), eq(verificationRequests.verifierId, verifierId)))
    .orderBy(desc(id))
    .limit(1)
  return row ?? null
}
