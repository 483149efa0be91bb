import { createHash } from 'node:crypto'
import type { Nonce, SignIn } from '@did/domain/account/session'
import { AppError } from '@did/domain/errors'
import { type Hex, hexSchema, isSameAddress, toAddress } from '@did/domain/hex'
import { hashMessage, recoverMessageAddress } from 'viem'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { Session } from './session.ts'
import { assertSignInMessage, parseSignInMessage, type SignInMessage } from './sign-in-message.ts'
import * as store from './store.ts'

export async function createNonce(ctx: Context): Promise<Nonce> {
  const nonce = Buffer.from(ctx.randomBytes(16)).toString('hex')
  const issuedAt = await store.addNonce(ctx.db, nonce)
  return { nonce, issuedAt: issuedAt.toISOString() }
}

/** Starts a session with a new token and ends the session that the browser had before. */
export async function signIn(
  ctx: Context,
  { message: text, signature }: SignIn,
  oldToken: string | null,
): Promise<{ token: string; session: Session }> {
  const message = parseSignInMessage(text)
  // Consume the nonce first, so that a failed sign-in uses up the nonce, too.
  const nonce = await store.takeNonce(ctx.db, message.nonce)
  if (!nonce?.isFresh) throw new AppError('sign-in-nonce-unknown', 'The nonce was used before, is too old or unknown')
  const { publicUrl, chainId } = ctx.config
  assertSignInMessage(message, { publicUrl, chainId, nonceIssuedAt: nonce.issuedAt, now: nonce.now })
  await assertSignature(ctx, message, text, signature)

  const token = Buffer.from(ctx.randomBytes(32)).toString('base64url')
  await store.addSession(ctx.db, { tokenHash: hashToken(token), address: toAddress(message.address), chainId })
  if (oldToken !== null) await signOut(ctx, oldToken)
  const session = await findSession(ctx, token)
  if (!session) throw new Error('The session was not stored')
  return { token, session }
}

export function findSession(ctx: Context, token: string): Promise<Session | null> {
  return store.findLiveSession(ctx.db, hashToken(token), ctx.config.verifierPolicy)
}

/** Refuses after an erasure, which ends sessions. Call this before storing rows without a user. */
export async function assertSessionStands(tx: Transaction, { tokenHash }: Session): Promise<void> {
  if (!(await store.holdSession(tx, tokenHash))) throw new AppError('not-signed-in', 'The session has ended')
}

export function listLiveSessions(ctx: Context, tokenHashes: readonly string[]) {
  return store.listLiveSessions(ctx.db, tokenHashes)
}

export async function deleteExpired({ db }: Context): Promise<void> {
  await store.deleteOldNonces(db)
  await store.deleteDeadSessions(db)
}

/** The doorbell makes every node check the sockets of the session that has ended. */
export async function signOut(ctx: Context, token: string): Promise<void> {
  await store.deleteSession(ctx.db, hashToken(token))
  ctx.doorbell.ring()
}

async function assertSignature(ctx: Context, message: SignInMessage, text: string, sent: string): Promise<void> {
  const { data: signature } = hexSchema.safeParse(sent)
  if (signature !== undefined && (await isSignature(ctx, message, text, signature))) return
  throw new AppError('sign-in-signature-invalid', 'The signature is not by the wallet that the message names')
}

async function isSignature(ctx: Context, message: SignInMessage, text: string, signature: Hex): Promise<boolean> {
  const signer = await recoverMessageAddress({ message: text, signature }).catch(() => null)
  if (signer !== null && isSameAddress(message.address, signer)) return true
  return ctx.chain.judgeContractSignature({ signer: toAddress(message.address), digest: hashMessage(text), signature })
}

/** Stores only a session token's hash: nobody who reads the database can use the session. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
