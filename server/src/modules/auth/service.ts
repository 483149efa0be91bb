import { createHash } from 'node:crypto'
import type { Nonce, SignIn } from '@did/domain/account/session'
import { AppError } from '@did/domain/errors'
import { toAddress } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { holdControl } from '../identity-control/service.ts'
import { announceSigningKey } from '../passkeys/announce-signing-key.ts'
import { chooseIdentity } from './choose-identity.ts'
import type { Session } from './session.ts'
import { assertSignInMessage, parseSignInMessage } from './sign-in-message.ts'
import { checkSignature, confirmSignature, type Signed } from './sign-in-signature.ts'
import * as store from './store.ts'

export async function createNonce(ctx: Context): Promise<Nonce> {
  const nonce = Buffer.from(ctx.randomBytes(16)).toString('hex')
  const issuedAt = await store.addNonce(ctx.db, nonce)
  return { nonce, issuedAt: issuedAt.toISOString() }
}

/** Ends the session that the browser had before. */
export async function signIn(
  ctx: Context,
  { message: text, signature, identity: wanted }: SignIn,
  oldToken: string | null,
): Promise<{ token: string; session: Session }> {
  const message = parseSignInMessage(text)
  // The nonce is taken first, so that a failed sign-in uses it up, too.
  const nonce = await store.takeNonce(ctx.db, message.nonce)
  if (!nonce?.isFresh) throw new AppError('sign-in-nonce-unknown', 'The nonce was used before, is too old or unknown')
  const { publicUrl, chainId } = ctx.config
  assertSignInMessage(message, { publicUrl, chainId, nonceIssuedAt: nonce.issuedAt, now: nonce.now })
  const signed = await checkSignature(ctx, { address: message.address, text, signature })

  const signer = toAddress(message.address)
  const { identity, block } = await chooseIdentity(ctx, { signer, wanted })
  const token = Buffer.from(ctx.randomBytes(32)).toString('base64url')
  const areSomeEnded = await ctx.db.transaction(async (tx) => {
    await holdControl(tx, { identity, signer, block })
    return store.addSession(tx, { tokenHash: hashToken(token), address: identity, signer, chainId }, signed)
  })
  if (areSomeEnded) ctx.doorbell.ring()
  await confirm(ctx, signed).catch(async (error: unknown) => {
    await signOut(ctx, token)
    throw error
  })
  if (oldToken !== null) await signOut(ctx, oldToken)
  const session = await findSession(ctx, token)
  if (!session) throw new Error('The session was not stored')
  return { token, session }
}

/** Notifies the account's owner if the passkey that signed is not stored on this server. */
async function confirm(ctx: Context, signed: Signed): Promise<void> {
  await confirmSignature(ctx, signed)
  if (signed.by === 'contract') await announceSigningKey(ctx, signed.question)
}

export function findSession(ctx: Context, token: string): Promise<Session | null> {
  return store.findLiveSession(ctx.db, hashToken(token), ctx.config.verifierPolicy)
}

/** Returns the session as it stands now. Throws if the session has ended meanwhile. */
export async function findSessionAgain(ctx: Context, { tokenHash }: Pick<Session, 'tokenHash'>): Promise<Session> {
  const session = await store.findLiveSession(ctx.db, tokenHash, ctx.config.verifierPolicy)
  if (!session) throw sessionEnded()
  return session
}

/**
 * A session may have ended meanwhile, for example by an erasure or a recovery. Call this before
 * storing rows that nothing deletes later.
 */
export async function assertSessionStands(tx: Transaction, { tokenHash }: Session): Promise<void> {
  if (!(await store.holdSession(tx, tokenHash))) throw sessionEnded()
}

function sessionEnded(): AppError {
  return new AppError('not-signed-in', 'The session has ended')
}

export function listChangedSessions(ctx: Context, known: readonly store.KnownSession[]) {
  return store.listChangedSessions(ctx.db, known)
}

export async function deleteExpired({ db }: Context): Promise<void> {
  await store.deleteOldNonces(db)
  await store.deleteDeadSessions(db)
}

/**
 * Every node wakes and closes the session's sockets. A token without a session wakes no node,
 * because anybody can send many such tokens.
 */
export async function signOut(ctx: Context, token: string): Promise<void> {
  const ended = await store.deleteSession(ctx.db, hashToken(token))
  if (ended !== null) ctx.doorbell.ring()
}

/** Only the hash of a token is stored, so nobody who reads the database can use the session. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
