import type { SignatureQuestion } from '@did/credentials/signature/ask-wallet'
import { maximumSessions, nonceLifetimeMs, walletSession } from '@did/domain/account/session-limits'
import type { Address } from '@did/domain/hex'
import type { Config } from '../../config.ts'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { and, desc, eq, gt, lt, sql } from '../../db/drizzle.ts'
import { sessions, signInNonces, users } from '../../db/schema/accounts.ts'
import { controllerOf, isFrozenIdentity } from '../identity-control/statements.ts'
import { knownUserFields, toKnownUser } from '../users/known-user.ts'
import type { Session } from './session.ts'
import type { Signed } from './sign-in-signature.ts'

const ago = (ms: number) => sql`now() - ${`${ms} milliseconds`}::interval`
const isAlive = and(
  gt(sessions.lastActiveAt, ago(walletSession.idleMs)),
  gt(sessions.createdAt, ago(walletSession.absoluteMs)),
)
/**
 * A session's idle time is exact to the minute, because a write at every request would cost too
 * much.
 */
const touchAfterMs = 60_000

const statements = preparedOnce((db) => ({
  addNonce: db
    .insert(signInNonces)
    .values({ nonce: sql.placeholder('nonce'), issuedAt: sql`date_trunc('milliseconds', now())` })
    .returning({ issuedAt: signInNonces.issuedAt })
    .prepare('add_nonce'),
  takeNonce: db
    .delete(signInNonces)
    .where(eq(signInNonces.nonce, sql.placeholder('nonce')))
    .returning({
      issuedAt: signInNonces.issuedAt,
      now: sql<Date>`now()`.mapWith(signInNonces.issuedAt),
      isFresh: sql<boolean>`${signInNonces.issuedAt} > ${ago(nonceLifetimeMs)}`,
    })
    .prepare('take_nonce'),
  findSession: db
    .select({
      session: sessions,
      ...knownUserFields,
      expiresAt: sql`least(${sessions.lastActiveAt} + ${`${walletSession.idleMs} milliseconds`}::interval,
        ${sessions.createdAt} + ${`${walletSession.absoluteMs} milliseconds`}::interval)`.mapWith(sessions.createdAt),
      isStale: sql<boolean>`${sessions.lastActiveAt} < ${ago(touchAfterMs)}`,
      isFrozen: isFrozenIdentity(sessions.address),
    })
    .from(sessions)
    .leftJoin(users, eq(users.walletAddress, sessions.address))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isAlive))
    .prepare('find_session'),
  listChanged: db
    .select({
      position: sql`position`.mapWith(Number),
      isAlive: sql<boolean>`${sessions.tokenHash} is not null`,
      userId: users.id,
      lastSeq: users.lastSeq,
    })
    .from(
      sql`unnest(${sql.placeholder('tokenHashes')}::text[], ${sql.placeholder('lastSeqs')}::bigint[])
        with ordinality as known (token_hash, last_seq, position)`,
    )
    .leftJoin(sessions, and(eq(sessions.tokenHash, sql`known.token_hash`), isAlive))
    .leftJoin(users, eq(users.walletAddress, sessions.address))
    .where(sql`${sessions.tokenHash} is null or ${users.lastSeq} <> known.last_seq`)
    .prepare('list_changed_sessions'),
  touchSession: db
    .update(sessions)
    .set({ lastActiveAt: sql`now()` })
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('touch_session'),
}))

export async function addNonce(db: Database, nonce: string): Promise<Date> {
  const [row] = await statements(db).addNonce.execute({ nonce })
  if (!row) throw new Error('The nonce was not stored')
  return row.issuedAt
}

/** Only one of several simultaneous callers gets the nonce. */
export async function takeNonce(db: Database, nonce: string) {
  const [row] = await statements(db).takeNonce.execute({ nonce })
  return row ?? null
}

export async function deleteOldNonces(db: Database): Promise<void> {
  await deleteInBatches(db, signInNonces, lt(signInNonces.issuedAt, ago(nonceLifetimeMs)))
}

type NewSession = Pick<Session, 'tokenHash' | 'address' | 'signer' | 'chainId'>

/**
 * Ends the wallet's oldest sessions beyond the limit, and returns whether a session was ended. The
 * caller holds the identity's lock (`holdControl`), so that simultaneous sign-ins count each other.
 */
export async function addSession(tx: Transaction, session: NewSession, signed: Signed): Promise<boolean> {
  const kept = signed.by === 'contract' && {
    signedDigest: signed.question.digest,
    signature: signed.question.signature,
  }
  await tx.insert(sessions).values({ ...session, ...kept })
  const { rowCount } = await tx.execute(sql`
    delete from sessions where token_hash in (
      select token_hash from sessions
      where address = ${session.address} and coalesce(signer, address) = ${session.signer}
        and token_hash <> ${session.tokenHash}
      order by last_active_at desc, created_at desc
      offset ${maximumSessions.perWallet - 1})`)
  return rowCount !== null && rowCount > 0
}

export type ContractSession = SignatureQuestion & { tokenHash: string }

/**
 * Lists sessions of one contract wallet or of all (null), in the order of their hashes after the
 * hash `after`.
 */
export async function listContractSessions(
  db: Database,
  { signer, after }: { signer: Address | null; after: string },
): Promise<ContractSession[]> {
  const { rows } = await db.execute<ContractSession>(sql`
    select token_hash as "tokenHash", signer, signed_digest as digest, signature from sessions
    where signature is not null and token_hash > ${after}
      and (${signer}::text is null or signer = ${signer}) and ${isAlive}
    order by token_hash limit ${maximumSessions.signaturesAtOnce}`)
  return rows
}

type Claimed = { identity: Address; signer: Address }

/** The chain index names another wallet for the identity of each listed session. */
export async function listContradicted(db: Database): Promise<Claimed[]> {
  const { rows } = await db.execute<Claimed>(sql`
    select distinct address as identity, coalesce(signer, address) as signer from sessions
    where coalesce(signer, address) <> ${controllerOf(sessions.address)} and ${isAlive}`)
  return rows
}

export async function deleteSessionsBy(db: Database, { identity, signer }: Claimed): Promise<void> {
  await db.execute(sql`delete from sessions where address = ${identity} and coalesce(signer, address) = ${signer}`)
}

export async function findLiveSession(
  db: Database,
  tokenHash: string,
  policy: Config['verifierPolicy'],
): Promise<Session | null> {
  const [row] = await statements(db).findSession.execute({ tokenHash })
  if (!row) return null
  if (row.isStale) await statements(db).touchSession.execute({ tokenHash })
  const { address, signer, chainId } = row.session
  const { user, standing, application } = row
  return {
    tokenHash,
    address,
    signer: signer ?? address,
    chainId,
    expiresAt: row.expiresAt,
    user: user && toKnownUser(policy, { user, standing, application }),
    isFrozen: row.isFrozen,
  }
}

/**
 * A held row cannot be deleted until the transaction ends. Returns false if it was deleted before.
 */
export async function holdSession(tx: Transaction, tokenHash: string): Promise<boolean> {
  const [row] = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .for('key share')
  return row !== undefined
}

/** `lastSeq` is the number of the user's last event as the caller knows it. */
export type KnownSession = { tokenHash: string; lastSeq: number }

/**
 * A session changes when it ends or when its user has a newer last event. `position` counts the
 * known sessions from 1. A session without a profile has no user.
 */
export function listChangedSessions(db: Database, known: readonly KnownSession[]) {
  const tokenHashes = known.map(({ tokenHash }) => tokenHash)
  const lastSeqs = known.map(({ lastSeq }) => lastSeq)
  return statements(db).listChanged.execute({ tokenHashes, lastSeqs })
}

/** Leaves out the long signatures. */
export function listSessionsOf(db: Database, owner: Address) {
  const { createdAt, lastActiveAt, chainId, address, signer } = sessions
  return db
    .select({ createdAt, lastActiveAt, chainId, address, signer })
    .from(sessions)
    .where(eq(sessions.address, owner))
    .orderBy(desc(sessions.createdAt))
}

/** Returns the identity of the session, or null if there was no such session. */
export async function deleteSession(db: Queryable, tokenHash: string): Promise<Address | null> {
  const [row] = await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning({ of: sessions.address })
  return row?.of ?? null
}

export async function deleteDeadSessions(db: Database): Promise<void> {
  await deleteInBatches(db, sessions, lt(sessions.createdAt, ago(walletSession.absoluteMs)))
}
