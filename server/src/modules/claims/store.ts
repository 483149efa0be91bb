import type { ClaimStanding, VerifiedBy } from '@did/domain/claim/claim'
import type { Address } from '@did/domain/hex'
import type { ClaimId, UserId } from '@did/domain/ids'
import type { ProofType } from '@did/domain/proof/proof'
import { type Database, preparedOnce, type Queryable, type SqlRunner, type Transaction } from '../../db/database.ts'
import { and, desc, eq, getTableColumns, lt, not, type SQL, sql } from '../../db/drizzle.ts'
import { attestations } from '../../db/schema/attestations.ts'
import { type ClaimRow, claims, dids, verificationRequests } from '../../db/schema/claims.ts'
import type { Page } from '../../http/paging.ts'
import { wasSuspended } from '../attestations/statements.ts'
import { standingOf } from '../chain-index/standing.ts'
import { type ChainRecord, chainRecordOf } from '../chain-index/statements.ts'
import { askedVerifiers, verifiedBy } from './claim-verifiers.ts'

export type PresentableClaim = Awaited<ReturnType<typeof listClaimsOfOwnDid>>[number]
export type NewClaim = Omit<ClaimRow, 'id' | 'createdAt' | 'updatedAt' | 'version'>

const standingOfAttestation = sql<Exclude<ClaimStanding, 'none'>>`case
  when ${attestations.revokedAt} is not null then 'withdrawn'
  when ${attestations.validUntil} <= now() then 'expired'
  else 'current' end`

/**
 * A claim is verified by an attestation over exactly its text that answers an approved request. The
 * attestation is neither revoked nor expired, and its verifier was not suspended when the chain
 * recorded the attestation. If a claim has several attestations, the latest one that verifies the
 * claim counts. If none does, the latest attestation counts.
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
      /** The member `standing` is about this attestation. */
      latestAttestationId: attestation.id,
      // Only a current attestation gives the claim its id and its level.
      attestationId: sql`case when ${attestation.standing} = 'current' then ${attestation.id} end`.mapWith(
        Number,
      ) as SQL<number | null>,
      level: sql<ProofType | null>`case when ${attestation.standing} = 'current' then ${attestation.level} end`,
      standing: sql<ClaimStanding>`coalesce(${attestation.standing}, 'none')`,
      validUntil: attestation.validUntil,
      /** The verifier of the attestation that `standing` is about. */
      verifiedBy: sql<VerifiedBy | null>`${attestation.verifiedBy}`,
      asked: askedVerifiers,
      chainRecord: chainRecordOf({
        publishHash: claims.publishHash,
        claimHash: claims.claimHash,
        tokenId: dids.tokenId,
      }),
    })
    .from(claims)
    .innerJoin(dids, eq(dids.id, claims.didId))
    .leftJoinLateral(attestation, sql`true`)
    .where(where)
    .orderBy(desc(claims.id))
}

const isBefore = lt(claims.id, sql.placeholder('before'))
/** The SQL gives null for a DID of another owner, so that the statement reads no claim. */
const ownDid = sql`(select d.id from dids d where d.id = ${sql.placeholder('didId')} and d.owner = ${sql.placeholder('owner')})`
/**
 * The ids of a page's claims are found first, so that only these claims are joined with further
 * tables.
 */
const isOnPageOfOwner = sql`${claims.id} in (
  select newest.id from dids d
  cross join lateral (
    select c.id from claims c where c.did_id = d.id and c.id < ${sql.placeholder('before')}
    order by c.id desc limit ${sql.placeholder('take')}
  ) newest
  where d.owner = ${sql.placeholder('owner')} order by newest.id desc limit ${sql.placeholder('take')})`
/**
 * The columns of a claim that was added just now are written by hand, because Drizzle would leave
 * out the table's name.
 */
const chainRecordOfAdded = chainRecordOf({
  publishHash: sql`claims.publish_hash`,
  claimHash: sql`claims.claim_hash`,
  tokenId: sql`(select d.token_id from dids d where d.id = claims.did_id)`,
})
const statements = preparedOnce((db) => ({
  byId: selectClaims(db, eq(claims.id, sql.placeholder('id'))).prepare('claim_by_id'),
  ofOwnDid: selectClaims(db, and(eq(claims.didId, ownDid), isBefore))
    .limit(sql.placeholder('take'))
    .prepare('claims_of_own_did'),
  ofOwner: selectClaims(db, isOnPageOfOwner).prepare('claims_of_owner'),
  ofDidAsked: selectClaims(
    db,
    and(
      eq(claims.didId, sql.placeholder('didId')),
      isBefore,
      // With "offset 0", PostgreSQL checks one claim after the other until the page is full.
      // Otherwise it may first join all requests of a verifier with all claims, which takes 200 ms
      // for 100,000.
      sql`exists (select 1 from verification_requests r
        where r.claim_id = ${claims.id} and r.claim_hash = ${claims.claimHash}
          and r.verifier_id = ${sql.placeholder('verifierId')} offset 0)`,
    ),
  )
    .limit(sql.placeholder('take'))
    .prepare('claims_of_did_asked'),
  add: db
    .insert(claims)
    .values({
      didId: sql.placeholder('didId'),
      type: sql.placeholder('type'),
      title: sql.placeholder('title'),
      description: sql.placeholder('description'),
      issuer: sql.placeholder('issuer'),
      issueDate: sql.placeholder('issueDate'),
      isPrivate: sql.placeholder('isPrivate'),
      isSelective: sql.placeholder('isSelective'),
      leaves: sql.placeholder('leaves'),
      details: sql.placeholder('details'),
      claimHash: sql.placeholder('claimHash'),
      publishHash: sql.placeholder('publishHash'),
      previousClaimId: sql.placeholder('previousClaimId'),
      templateLevel: sql.placeholder('templateLevel'),
    })
    .returning({ ...getTableColumns(claims), chainRecord: chainRecordOfAdded })
    .prepare('add_claim'),
}))

export function listClaimsOfOwnDid(db: Queryable, own: { didId: number; owner: Address }, page: Page) {
  return statements(db).ofOwnDid.execute({ ...own, ...page })
}

/** Lists the claims that the verifier was asked about and whose text has not changed since. */
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

export async function isVouchedFor(db: SqlRunner, owner: Address): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from attestations a join claims c on c.id = a.claim_id join dids d on d.id = c.did_id
    where d.owner = ${owner} and a.revoked_at is null
      and ${standingOf(sql`lower(a.message->>'verifier')`)}->>'kind' = 'accredited' limit 1`)
  return rows.length > 0
}

/** Returns null for a claim that this transaction does not see as verified. */
export async function findLevel(tx: Transaction, id: number): Promise<ProofType | null> {
  const [row] = await selectClaims(tx, sql`${claims.id} = ${id}`)
  return row?.level ?? null
}

export async function addClaim(tx: Transaction, claim: NewClaim): Promise<ClaimRow & { chainRecord: ChainRecord }> {
  const [row] = await statements(tx).add.execute(claim)
  if (!row) throw new Error('The claim was not stored')
  return row
}

/** An empty change only raises the claim's version. */
export async function saveClaim(tx: Transaction, id: ClaimId, change: Partial<NewClaim>): Promise<ClaimRow> {
  const [row] = await tx
    .update(claims)
    .set({ ...change, updatedAt: sql`now()`, version: sql`${claims.version} + 1` })
    .where(eq(claims.id, id))
    .returning()
  if (!row) throw new Error('The locked claim is gone')
  return row
}
