import type { ClaimStanding, VerifiedBy } from '@did/domain/claim'
import type { Address } from '@did/domain/hex'
import type { ClaimId, UserId } from '@did/domain/ids'
import type { ProofType } from '@did/domain/proof'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { and, desc, eq, lt, not, type SQL, sql } from '../../db/drizzle.ts'
import { attestations, type ClaimRow, claims, dids, verificationRequests } from '../../db/schema.ts'
import type { Page } from '../../http/paging.ts'
import { notAllowed } from '../../refusals.ts'
import { askedVerifiers, verifiedBy } from './claim-verifiers.ts'
import { wasSuspended } from './suspended-verifier.ts'

export type PresentableClaim = Awaited<ReturnType<typeof listClaimsOfDid>>[number]
export type NewClaim = Omit<ClaimRow, 'id' | 'createdAt' | 'updatedAt' | 'version'>

const chainRecord = sql<'none' | 'committed' | 'published'>`case
  when exists (select 1 from chain_events e where e.kind = 'claim-added'
    and e.hash = ${claims.publishHash} and e.token_id = ${dids.tokenId}) then 'published'
  when exists (select 1 from chain_events e where e.kind = 'claim-committed'
    and e.hash = ${claims.claimHash} and e.token_id = ${dids.tokenId}) then 'committed'
  else 'none' end`

const standingOfAttestation = sql<Exclude<ClaimStanding, 'none'>>`case
  when ${attestations.revokedAt} is not null then 'withdrawn'
  when ${attestations.validUntil} <= now() then 'expired'
  else 'current' end`

/**
 * A claim is verified by one attestation of an approved request, over exactly this text, that is neither revoked nor over, and whose
 * verifier had not been suspended before the chain showed it. With several, one that holds counts before any that does not, and then the latest.
 */
function selectClaims(db: Queryable, where: SQL | undefined) {
  const attestation = db
    .select({
      id: attestations.id,
      level: attestations.level,
      validUntil: attestations.validUntil,
      standing: standingOfAttestation.as('standing'),
      verifiedBy: verifiedBy.as('verified_by'),
    })
    .from(attestations)
    .innerJoin(verificationRequests, eq(verificationRequests.id, attestations.requestId))
    .where(
      and(
        eq(attestations.claimId, claims.id),
        eq(attestations.claimHash, claims.claimHash),
        eq(verificationRequests.status, 'approved'),
        not(wasSuspended),
      ),
    )
    .orderBy(desc(sql`${standingOfAttestation} = 'current'`), desc(attestations.id))
    .limit(1)
    .as('attestation')
  return db
    .select({
      claim: claims,
      owner: dids.owner,
      tokenId: dids.tokenId,
      // Of one that no longer holds neither place nor level counts.
      attestationId: sql<
        number | null
      >`case when ${attestation.standing} = 'current' then ${attestation.id} end`.mapWith(claims.id),
      level: sql<ProofType | null>`case when ${attestation.standing} = 'current' then ${attestation.level} end`,
      standing: sql<ClaimStanding>`coalesce(${attestation.standing}, 'none')`,
      validUntil: attestation.validUntil,
      verifiedBy: sql<VerifiedBy | null>`case when ${attestation.standing} = 'current' then ${attestation.verifiedBy} end`,
      asked: askedVerifiers,
      chainRecord,
    })
    .from(claims)
    .innerJoin(dids, eq(dids.id, claims.didId))
    .leftJoinLateral(attestation, sql`true`)
    .where(where)
    .orderBy(desc(claims.id))
}

const isBefore = lt(claims.id, sql.placeholder('before'))
/** Chosen by their ids alone: what stands behind a claim is looked up for those that are shown. */
const isOnPageOfOwner = sql`${claims.id} in (
  select newest.id from dids d
  cross join lateral (
    select c.id from claims c where c.did_id = d.id and c.id < ${sql.placeholder('before')}
    order by c.id desc limit ${sql.placeholder('take')}
  ) newest
  where d.owner = ${sql.placeholder('owner')} order by newest.id desc limit ${sql.placeholder('take')})`
const statements = preparedOnce((db) => ({
  byId: selectClaims(db, eq(claims.id, sql.placeholder('id'))).prepare('claim_by_id'),
  ofDid: selectClaims(db, and(eq(claims.didId, sql.placeholder('didId')), isBefore))
    .limit(sql.placeholder('take'))
    .prepare('claims_of_did'),
  ofOwner: selectClaims(db, isOnPageOfOwner).prepare('claims_of_owner'),
  ofDidAsked: selectClaims(
    db,
    and(
      eq(claims.didId, sql.placeholder('didId')),
      isBefore,
      sql`exists (select 1 from verification_requests r
        where r.claim_id = ${claims.id} and r.claim_hash = ${claims.claimHash}
          and r.verifier_id = ${sql.placeholder('verifierId')})`,
    ),
  )
    .limit(sql.placeholder('take'))
    .prepare('claims_of_did_asked'),
}))

export function listClaimsOfDid(db: Database, didId: number, page: Page) {
  return statements(db).ofDid.execute({ didId, ...page })
}

/** Only the claims this verifier was asked about, and of those none whose text is a newer one. */
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

/** The level at which a claim is verified within this transaction; null when it is not. */
export async function findLevel(tx: Transaction, id: number): Promise<ProofType | null> {
  const [row] = await selectClaims(tx, sql`${claims.id} = ${id}`)
  return row?.level ?? null
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

/** Whoever decides about this claim, or rewords it, waits until the transaction ends. */
export async function lockClaim(tx: Transaction, id: ClaimId): Promise<ClaimRow> {
  const [row] = await tx.select().from(claims).where(eq(claims.id, id)).for('no key update')
  if (!row) throw notAllowed()
  return row
}

/** Whether a verifier was ever asked about it, whatever the answer was. */
export async function wasAsked(tx: Transaction, id: ClaimId): Promise<boolean> {
  const { id: requestId, claimId } = verificationRequests
  const [row] = await tx.select({ requestId }).from(verificationRequests).where(eq(claimId, id)).limit(1)
  return row !== undefined
}

/** Rewords a claim in place, or only raises its version. */
export async function saveClaim(tx: Transaction, id: ClaimId, change: Partial<NewClaim>): Promise<ClaimRow> {
  const [row] = await tx
    .update(claims)
    .set({ ...change, updatedAt: sql`now()`, version: sql`${claims.version} + 1` })
    .where(eq(claims.id, id))
    .returning()
  if (!row) throw new Error('The locked claim is gone')
  return row
}
