import type { Address } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { attestations, type ClaimRow, claims, dids, verificationRequests } from '../../db/schema.ts'
import type { Page } from '../../http/paging.ts'

export type PresentableClaim = Awaited<ReturnType<typeof listClaimsOfDid>>[number]
export type NewClaim = Omit<ClaimRow, 'id' | 'createdAt' | 'updatedAt' | 'version'>

const chainRecord = sql<'none' | 'committed' | 'published'>`case
  when exists (select 1 from chain_events e where e.kind = 'claim-added'
    and e.hash = ${claims.publishHash} and e.token_id = ${dids.tokenId}) then 'published'
  when exists (select 1 from chain_events e where e.kind = 'claim-committed'
    and e.hash = ${claims.claimHash} and e.token_id = ${dids.tokenId}) then 'committed'
  else 'none' end`

/** A claim is verified by one current, unrevoked attestation of an approved request, over exactly this text. */
function selectClaims(db: Queryable, where: SQL | undefined) {
  const attestation = db
    .select({ id: attestations.id, level: attestations.level })
    .from(attestations)
    .innerJoin(verificationRequests, eq(verificationRequests.id, attestations.requestId))
    .where(
      and(
        eq(attestations.claimId, claims.id),
        eq(attestations.claimHash, claims.claimHash),
        isNull(attestations.revokedAt),
        eq(verificationRequests.status, 'approved'),
      ),
    )
    .orderBy(desc(attestations.id))
    .limit(1)
    .as('attestation')
  return db
    .select({
      claim: claims,
      owner: dids.owner,
      attestationId: attestation.id,
      level: attestation.level,
      chainRecord,
    })
    .from(claims)
    .innerJoin(dids, eq(dids.id, claims.didId))
    .leftJoinLateral(attestation, sql`true`)
    .where(where)
    .orderBy(desc(claims.id))
}

const isBefore = lt(claims.id, sql.placeholder('before'))
const statements = preparedOnce((db) => ({
  byId: selectClaims(db, eq(claims.id, sql.placeholder('id'))).prepare('claim_by_id'),
  ofDid: selectClaims(db, and(eq(claims.didId, sql.placeholder('didId')), isBefore))
    .limit(sql.placeholder('take'))
    .prepare('claims_of_did'),
  ofOwner: selectClaims(db, and(eq(dids.owner, sql.placeholder('owner')), isBefore))
    .limit(sql.placeholder('take'))
    .prepare('claims_of_owner'),
  ofDidAsked: selectClaims(
    db,
    and(
      eq(claims.didId, sql.placeholder('didId')),
      isBefore,
      sql`exists (select 1 from verification_requests r
        where r.claim_id = ${claims.id} and r.verifier_id = ${sql.placeholder('verifierId')})`,
    ),
  )
    .limit(sql.placeholder('take'))
    .prepare('claims_of_did_asked'),
}))

export function listClaimsOfDid(db: Database, didId: number, page: Page) {
  return statements(db).ofDid.execute({ didId, ...page })
}

/** Only the claims this verifier was asked about. */
export function listClaimsAskedOf(
  db: Database,
  { didId, verifierId }: { didId: number; verifierId: UserId },
  page: Page,
) {
  return statements(db).ofDidAsked.execute({ didId, verifierId, ...page })
}

export function listClaimsOfOwner(db: Database, owner: Address, page: Page) {
  return statements(db).ofOwner.execute({ owner, ...page })
}

export async function findClaim(db: Database, id: number): Promise<PresentableClaim | null> {
  const [row] = await statements(db).byId.execute({ id })
  return row ?? null
}

export async function wasAskedAbout(db: Database, didId: number, verifierId: UserId): Promise<boolean> {
  const { rows } = await db.execute<{ asked: boolean }>(sql`select exists (
    select 1 from verification_requests r join claims c on c.id = r.claim_id
    where c.did_id = ${didId} and r.verifier_id = ${verifierId}) as asked`)
  return rows[0]?.asked === true
}

export async function addClaim(tx: Transaction, claim: NewClaim): Promise<ClaimRow> {
  const [row] = await tx.insert(claims).values(claim).returning()
  if (!row) throw new Error('The claim was not stored')
  return row
}

/** Raises the version; null when the claim's text is no longer the one with this hash. */
export async function touchClaim(tx: Transaction, { id, claimHash }: Pick<ClaimRow, 'id' | 'claimHash'>) {
  const [row] = await tx
    .update(claims)
    .set({ updatedAt: sql`now()`, version: sql`${claims.version} + 1` })
    .where(and(eq(claims.id, id), eq(claims.claimHash, claimHash)))
    .returning({ didId: claims.didId })
  return row ?? null
}
