import type { Hex } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { and, desc, eq, isNull, lt, ne, type SQL, sql } from '../../db/drizzle.ts'
import { users } from '../../db/schema/accounts.ts'
import { attestations, revocations } from '../../db/schema/attestations.ts'
import { claims, dids, verificationRequests } from '../../db/schema/claims.ts'
import type { Page } from '../../http/paging.ts'
import { clearRevoked, markRevoked } from '../attestations/digests.ts'
import { signer } from '../attestations/statements.ts'
import { anchorBlockOf, isRevokedOnChain } from '../chain-index/statements.ts'

export type RevocationRow = typeof revocations.$inferSelect
/** An attestation with its claim, the claim's owner and its revocation, if any. */
export type Confirmed = Awaited<ReturnType<typeof listConfirmed>>[number]

const isRecorded = isRevokedOnChain({ attestation: attestations.digest, verifier: signer })
const anchorBlock = anchorBlockOf(attestations.digest)
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
      // Only a single comparison of pairs lets an index find a page of the verifier's attestations.
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

/**
 * A verifier confirms a text again when its owner asks again. Lists the verifier's attestations of
 * the same text that are neither revoked nor expired, without the given one.
 */
export function listOthersHolding(db: Database, { attestation }: Pick<Confirmed, 'attestation'>, page: Page) {
  const where = and(
    isOfClaim(attestation.claimId),
    eq(attestations.claimHash, attestation.claimHash),
    eq(attestations.verifierId, attestation.verifierId),
    ne(attestations.digest, attestation.digest),
    isNull(attestations.revokedAt),
    sql`(${attestations.validUntil} is null or ${attestations.validUntil} > now())`,
    lt(attestations.id, page.before),
  )
  return selectConfirmed(db, where).orderBy(desc(attestations.id)).limit(page.take)
}

export function listOfClaim(db: Database, claimId: number) {
  return selectConfirmed(db, isOfClaim(claimId)).orderBy(desc(attestations.id)).limit(200)
}

type Asked = { claimId?: number; verifierId: UserId; digest: Hex | undefined }

/** Without a digest, finds the newest unrevoked attestation, or else the newest one. */
export async function findConfirmed(db: Database, { claimId, verifierId, digest }: Asked): Promise<Confirmed | null> {
  const isMeant = digest === undefined ? undefined : eq(attestations.digest, digest)
  const isAsked = claimId === undefined ? undefined : isOfClaim(claimId)
  const where = and(isAsked, eq(attestations.verifierId, verifierId), isMeant)
  const [row] = await selectConfirmed(db, where)
    .orderBy(desc(sql`${attestations.revokedAt} is null`), desc(attestations.id))
    .limit(1)
  return row ?? null
}

/** Any wallet can revoke any digest in its own name on the chain, so the signer must fit, too. */
export async function findConfirmedBy(
  tx: Transaction,
  { verifier, attestation }: Pick<RevocationRow, 'verifier' | 'attestation'>,
): Promise<Confirmed | null> {
  const where = and(eq(attestations.digest, attestation), sql`${signer} = ${verifier}`)
  const [row] = await selectConfirmed(tx, where)
  return row ?? null
}

export async function findConfirmedOf(tx: Transaction, attestation: Hex): Promise<Confirmed | null> {
  const [row] = await selectConfirmed(tx, eq(attestations.digest, attestation))
  return row ?? null
}

/** A revocation that only the chain shows has no `signature`. */
export type Signed = Pick<RevocationRow, 'reason' | 'reasonText' | 'signature'>
export type NewRevocation = Signed & Pick<RevocationRow, 'attestation' | 'verifier' | 'statusList' | 'statusIndex'>

/** Returns null if the attestation is already revoked, perhaps at the same moment. */
export async function addRevocation(tx: Transaction, revocation: NewRevocation): Promise<RevocationRow | null> {
  const [row] = await tx.insert(revocations).values(revocation).onConflictDoNothing().returning()
  if (!row) return null
  await markRevoked(tx, revocation.attestation, row.revokedAt)
  return row
}

/**
 * With a signature, no reorganisation undoes a revocation that only the chain showed. Returns null
 * if the given signature is null, or if no unsigned revocation of this attestation is stored.
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

/** Deletes unsigned revocations that the chain no longer shows. Returns the restored digests. */
export async function deleteUnfounded(tx: Transaction): Promise<Hex[]> {
  const { rows } = await tx.execute<{ attestation: Hex }>(sql`
    delete from revocations where signature is null
      and not ${isRevokedOnChain({ attestation: sql`revocations.attestation`, verifier: sql`revocations.verifier` })}
    returning attestation`)
  return clearRevoked(
    tx,
    rows.map(({ attestation }) => attestation),
  )
}

export async function listRevocationsOf(db: Database, digests: readonly Hex[]): Promise<RevocationRow[]> {
  return db
    .select()
    .from(revocations)
    .where(sql`${revocations.attestation} = any(${sql.param([...digests])}::text[])`)
}

export async function listRevokedIndexes(db: Database, statusList: number): Promise<number[]> {
  const rows = await db
    .select({ index: revocations.statusIndex })
    .from(revocations)
    .where(eq(revocations.statusList, statusList))
  return rows.map(({ index }) => index)
}
