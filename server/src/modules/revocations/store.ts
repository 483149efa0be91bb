import type { Hex } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { and, desc, eq, isNull, type SQL, sql } from '../../db/drizzle.ts'
import { anchors, attestations, claims, dids, revocations, users, verificationRequests } from '../../db/schema.ts'
import type { Page } from '../../http/paging.ts'

export type RevocationRow = typeof revocations.$inferSelect
/** What a verifier signed, whose claim it is about, and what became of it. */
export type Confirmed = Awaited<ReturnType<typeof listConfirmed>>[number]

const isRecorded = sql<boolean>`exists (select 1 from chain_events e
  where e.kind = 'attestation-revoked' and e.hash = ${attestations.digest} and e.address = lower(${attestations.message}->>'verifier'))`
const anchorBlock = sql<number | null>`(select min(e.block_number) from chain_events e
  where e.kind = 'anchored' and e.hash = ${attestations.digest})`.mapWith(anchors.firstBlock)
const requesterName = sql<string>`(select requester.username from users requester
  where requester.id = ${verificationRequests.requesterId})`

const isOfClaim = (claimId: number) => sql`${attestations.claimId} = ${claimId}`

function selectConfirmed(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      attestation: attestations,
      verifier: users,
      claim: claims,
      owner: dids.owner,
      ownerId: verificationRequests.requesterId,
      ownerName: requesterName,
      revocation: revocations,
      isRecorded,
      anchorBlock,
    })
    .from(attestations)
    .innerJoin(users, eq(users.id, attestations.verifierId))
    .innerJoin(verificationRequests, eq(verificationRequests.id, attestations.requestId))
    .innerJoin(claims, eq(claims.id, attestations.claimId))
    .innerJoin(dids, eq(dids.id, claims.didId))
    .leftJoin(revocations, eq(revocations.attestation, attestations.digest))
    .where(where)
}

const statements = preparedOnce((db) => ({
  ofVerifier: selectConfirmed(
    db,
    and(
      eq(attestations.verifierId, sql.placeholder('verifierId')),
      // In one comparison, so that only the index of this list can answer it.
      sql`(${attestations.verifierId}, ${attestations.id})
        < (${sql.placeholder('verifierId')}, ${sql.placeholder('before')})`,
    ),
  )
    .orderBy(desc(attestations.id))
    .limit(sql.placeholder('take'))
    .prepare('confirmed_of_verifier'),
}))

export function listConfirmed(db: Database, verifierId: UserId, page: Page) {
  return statements(db).ofVerifier.execute({ verifierId, ...page })
}

export function listOfClaim(db: Database, claimId: number) {
  return selectConfirmed(db, isOfClaim(claimId)).orderBy(desc(attestations.id)).limit(200)
}

type Asked = { claimId: number; verifierId: UserId; digest: Hex | undefined }

/** The attestation a verifier means: the one it names, or its newest of the claim, one that stands before any that does not. */
export async function findConfirmed(db: Database, { claimId, verifierId, digest }: Asked): Promise<Confirmed | null> {
  const isMeant = digest === undefined ? undefined : eq(attestations.digest, digest)
  const where = and(isOfClaim(claimId), eq(attestations.verifierId, verifierId), isMeant)
  const [row] = await selectConfirmed(db, where)
    .orderBy(desc(sql`${attestations.revokedAt} is null`), desc(attestations.id))
    .limit(1)
  return row ?? null
}

/** By digest and the wallet that signed it: anybody can revoke any digest on the chain in its own name. */
export async function findConfirmedBy(
  tx: Transaction,
  { verifier, attestation }: Pick<RevocationRow, 'verifier' | 'attestation'>,
): Promise<Confirmed | null> {
  const where = and(
    eq(attestations.digest, attestation),
    sql`lower(${attestations.message}->>'verifier') = ${verifier}`,
  )
  const [row] = await selectConfirmed(tx, where)
  return row ?? null
}

export async function findConfirmedOf(tx: Transaction, attestation: Hex): Promise<Confirmed | null> {
  const [row] = await selectConfirmed(tx, eq(attestations.digest, attestation))
  return row ?? null
}

/** `signature` is null where only the chain said so. */
export type Signed = Pick<RevocationRow, 'reason' | 'reasonText' | 'signature'>
export type NewRevocation = Signed & Pick<RevocationRow, 'attestation' | 'verifier' | 'statusList' | 'statusIndex'>

/** Null when it is there already: of two at once one is stored. */
export async function addRevocation(tx: Transaction, revocation: NewRevocation): Promise<RevocationRow | null> {
  const [row] = await tx.insert(revocations).values(revocation).onConflictDoNothing().returning()
  if (!row) return null
  await tx.update(attestations).set({ revokedAt: row.revokedAt }).where(eq(attestations.digest, revocation.attestation))
  return row
}

/**
 * The chain said so first, and now the verifier says it to us: from here on its signature speaks for the revocation, with the reason
 * it was given for, also when a reorganisation takes back what the chain said. Null when nothing new was signed.
 */
export async function signRevocation(tx: Transaction, attestation: Hex, signed: Signed): Promise<RevocationRow | null> {
  if (signed.signature === null) return null
  const [row] = await tx
    .update(revocations)
    .set(signed)
    .where(and(eq(revocations.attestation, attestation), isNull(revocations.signature)))
    .returning()
  return row ?? null
}

/**
 * Locks the claim until the end of the transaction; its version rises, because what it says of itself changes. False when it was
 * erased since it was looked at.
 */
export async function touchClaim(tx: Transaction, claimId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update claims set updated_at = now(), version = version + 1 where id = ${claimId}`,
  )
  return rowCount === 1
}

/**
 * Revocations that only the chain knew of and that a reorganisation took away: without the verifier's signature nothing
 * speaks for them any more.
 */
export async function deleteUnfounded(tx: Transaction): Promise<Hex[]> {
  const { rows } = await tx.execute<{ attestation: Hex }>(sql`
    with gone as (
      delete from revocations where signature is null and not exists (select 1 from chain_events e
        where e.kind = 'attestation-revoked' and e.hash = revocations.attestation and e.address = revocations.verifier)
      returning attestation
    )
    update attestations set revoked_at = null from gone where digest = gone.attestation returning gone.attestation`)
  return rows.map(({ attestation }) => attestation)
}

export async function listRevokedIndexes(db: Database, statusList: number): Promise<number[]> {
  const rows = await db
    .select({ index: revocations.statusIndex })
    .from(revocations)
    .where(eq(revocations.statusList, statusList))
  return rows.map(({ index }) => index)
}

export async function findRevocationAt(
  db: Database,
  { statusList, statusIndex }: Pick<RevocationRow, 'statusList' | 'statusIndex'>,
): Promise<RevocationRow | null> {
  const [row] = await db
    .select()
    .from(revocations)
    .where(and(eq(revocations.statusList, statusList), eq(revocations.statusIndex, statusIndex)))
  return row ?? null
}
