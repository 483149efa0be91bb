import { listLimit } from '@did/domain/call-limits'
import type { Hex } from '@did/domain/hex'
import type { CredentialOfferId } from '@did/domain/portable/credential-offer'
import type { IssuerKeyId } from '@did/domain/portable/issuer-key'
import { credentialOffersKept, credentialsToSignOfClaim } from '@did/domain/portable/limits'
import type { Database, SqlRunner } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { and, eq, inArray, isNull, lt, type SQL, sql } from '../../db/drizzle.ts'
import { type CredentialOfferRow, credentialOffers, spentNonces } from '../../db/schema/portable.ts'

export type NewOffer = Pick<
  CredentialOfferRow,
  'id' | 'claimId' | 'owner' | 'configuration' | 'isDeferred' | 'txCodeHash' | 'expiresAt'
>
/** Five wrong transaction codes end an offer, so that nobody guesses six digits. */
const mostFailures = 5

const isTakeable = and(
  isNull(credentialOffers.takenAt),
  isNull(credentialOffers.cancelledAt),
  lt(credentialOffers.txFailures, mostFailures),
  sql`${credentialOffers.expiresAt} > now()`,
)

const isToSign = sql`${credentialOffers.credential} is not null and not ${credentialOffers.credential} ? 'proof'
  and ${credentialOffers.cancelledAt} is null and ${credentialOffers.refusedAt} is null
  and ${credentialOffers.expiresAt} > now()`

/** Deletes the owner's offers beyond the limit: first those that are over, and then the oldest. */
export async function addOffer(db: Database, offer: NewOffer): Promise<void> {
  await db.insert(credentialOffers).values(offer)
  await db.execute(sql`
    delete from credential_offers where id in (
      select id from credential_offers where owner = ${offer.owner}
      order by expires_at > now() and issued_at is null and cancelled_at is null desc, created_at desc, id
      offset ${credentialOffersKept})`)
}

export async function findOffer(db: Database, where: SQL | undefined): Promise<CredentialOfferRow | null> {
  const [row] = await db.select().from(credentialOffers).where(where)
  return row ?? null
}

export function findOfferById(db: Database, id: string): Promise<CredentialOfferRow | null> {
  return findOffer(db, eq(credentialOffers.id, id as CredentialOfferId))
}

export function findOpenOffer(db: Database, id: string): Promise<CredentialOfferRow | null> {
  return findOffer(db, and(eq(credentialOffers.id, id as CredentialOfferId), isTakeable))
}

export function findByToken(db: Database, tokenHash: Hex): Promise<CredentialOfferRow | null> {
  return findOffer(db, eq(credentialOffers.tokenHash, tokenHash))
}

type Taking = { id: string; txCodeHash: Hex | null; tokenHash: Hex; tokenSeconds: number }

/**
 * Takes an offer if the transaction code fits, and otherwise counts a wrong code. One statement
 * locks the offer's row whatever the code is, and checks the limit of wrong codes under this lock.
 * So simultaneous guesses are compared one after the other, and an offer gives only one access
 * token. Returns null if the offer was not taken.
 */
export async function takeOffer(db: Database, taking: Taking): Promise<CredentialOfferRow | null> {
  const fits = sql`${credentialOffers.txCodeHash} is not distinct from ${taking.txCodeHash}`
  const [row] = await db
    .update(credentialOffers)
    .set({
      txFailures: sql`${credentialOffers.txFailures} + case when ${fits} then 0 else 1 end`,
      takenAt: sql`case when ${fits} then now() end`,
      tokenHash: sql`case when ${fits} then ${taking.tokenHash} end`,
      tokenEndsAt: sql`case when ${fits} then now() + ${`${taking.tokenSeconds} seconds`}::interval end`,
    })
    .where(and(eq(credentialOffers.id, taking.id as CredentialOfferId), isTakeable))
    .returning()
  return row?.takenAt ? row : null
}

/** Ends an offer. `isRefused` tells that the offer's form does not fit the claim. */
export async function cancelOffer(db: Database, id: CredentialOfferId, isRefused = false): Promise<void> {
  await db
    .update(credentialOffers)
    .set({
      cancelledAt: sql`coalesce(${credentialOffers.cancelledAt}, now())`,
      credential: null,
      ...(isRefused && { refusedAt: sql`coalesce(${credentialOffers.refusedAt}, now())` }),
    })
    .where(eq(credentialOffers.id, id))
}

/**
 * Marks an offer as issued, and deletes the credential that waited for the wallet. Returns false
 * if the credential was issued already, or if the offer was cancelled meanwhile.
 */
export async function markIssued(
  db: Database,
  { id }: CredentialOfferRow,
  change: Pick<CredentialOfferRow, 'notificationId'>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(credentialOffers)
    .set({ ...change, issuedAt: sql`now()`, credential: null })
    .where(and(eq(credentialOffers.id, id), isNull(credentialOffers.issuedAt), isNull(credentialOffers.cancelledAt)))
  return rowCount === 1
}

/** Returns false if the wallet was told to wait before. */
export async function markWaiting(
  db: Database,
  { id }: CredentialOfferRow,
  change: Pick<CredentialOfferRow, 'transactionId' | 'walletKey'>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(credentialOffers)
    .set(change)
    .where(and(eq(credentialOffers.id, id), isNull(credentialOffers.transactionId), isNull(credentialOffers.issuedAt)))
  return rowCount === 1
}

export type ToSign = { credential: Record<string, unknown>; issuerKeyId: IssuerKeyId; days: number }

/**
 * Stores a credential that the verifier's browser has to sign. Makes the token and the offer last
 * for as long as the browser may take. Then ends the offers of the claim's oldest waiting
 * credentials beyond the limit, because an owner can make offers without end.
 */
export async function keepToSign(
  db: Database,
  { id, claimId }: CredentialOfferRow,
  { credential, issuerKeyId, days }: ToSign,
): Promise<void> {
  const end = sql`now() + ${`${days} days`}::interval`
  await db
    .update(credentialOffers)
    .set({ credential, issuerKeyId, tokenEndsAt: end, expiresAt: end })
    .where(
      and(
        eq(credentialOffers.id, id),
        isNull(credentialOffers.credential),
        isNull(credentialOffers.issuedAt),
        isNull(credentialOffers.cancelledAt),
      ),
    )
  await db.execute(sql`
    update credential_offers set cancelled_at = coalesce(cancelled_at, now()), credential = null where id in (
      select id from credential_offers where claim_id = ${claimId} and credential is not null
      order by token_ends_at desc, id
      offset ${credentialsToSignOfClaim})`)
}

/**
 * Lists the oldest credentials first. Those that a browser has set aside come last, so that they
 * hold up no other credential.
 */
export function listToSign(db: Database, keys: readonly IssuerKeyId[]): Promise<CredentialOfferRow[]> {
  return db
    .select()
    .from(credentialOffers)
    .where(and(inArray(credentialOffers.issuerKeyId, [...keys]), isToSign))
    .orderBy(sql`${credentialOffers.setAsideAt} nulls first`, credentialOffers.createdAt)
    .limit(listLimit)
}

/**
 * The credential goes to the end of the list of those that wait for a signature. A refused
 * credential leaves this list for good.
 */
export async function setAside(
  db: Database,
  id: CredentialOfferId,
  { isRefused }: { isRefused: boolean },
): Promise<void> {
  await db
    .update(credentialOffers)
    .set({ setAsideAt: sql`now()`, ...(isRefused && { refusedAt: sql`now()` }) })
    .where(and(eq(credentialOffers.id, id), isToSign))
}

/** Returns false if the credential already has a proof, or if its offer has ended. */
export async function keepSigned(
  db: Database,
  id: CredentialOfferId,
  credential: Record<string, unknown>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(credentialOffers)
    .set({ credential })
    .where(and(eq(credentialOffers.id, id), isToSign))
  return rowCount === 1
}

export async function keepEvent(
  db: Database,
  { id }: CredentialOfferRow,
  event: NonNullable<CredentialOfferRow['event']>,
): Promise<void> {
  await db.update(credentialOffers).set({ event }).where(eq(credentialOffers.id, id))
}

/** Returns false for a nonce that was spent before. */
export async function spendNonce(db: Database, nonceHash: Hex, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await db.insert(spentNonces).values({ nonceHash, expiresAt }).onConflictDoNothing()
  return rowCount === 1
}

export async function deleteEnded(db: SqlRunner): Promise<void> {
  await deleteInBatches(db, credentialOffers, lt(credentialOffers.expiresAt, sql`now() - interval '1 day'`))
  await deleteInBatches(db, spentNonces, lt(spentNonces.expiresAt, sql`now()`))
}

/** Lists offers in the order of their random ids, from the one after `before`. */
export function listOffers(
  db: Database,
  owner: CredentialOfferRow['owner'],
  { take, before }: { take: number; before: string },
): Promise<CredentialOfferRow[]> {
  return db
    .select()
    .from(credentialOffers)
    .where(and(eq(credentialOffers.owner, owner), sql`${credentialOffers.id} > ${before}`))
    .orderBy(credentialOffers.id)
    .limit(take)
}
