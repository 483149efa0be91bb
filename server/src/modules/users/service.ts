import { AppError } from '@did/domain/errors'
import type { UserId } from '@did/domain/ids'
import type { CreateUser, RequestVerifierStatus, UpdateUser } from '@did/domain/user'
import type { Context } from '../../context.ts'
import type { UserRow } from '../../db/schema.ts'
import { readViolation } from '../../http/foreign-error.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import type { Session } from '../auth/session.ts'
import { assertMayChangeUser } from './policy.ts'
import * as store from './store.ts'
import { normalizeUsername, usernameCandidates } from './username.ts'

type Change = { userId: number; ifMatch: string | undefined }

/** The session's wallet gets a profile; one that has one keeps it. */
export async function createUser(
  { db }: Context,
  session: Session,
  { username, name, email }: CreateUser,
): Promise<{ user: UserRow; isNew: boolean }> {
  const walletAddress = session.address
  for (const candidate of usernameCandidates(normalizeUsername(username), walletAddress)) {
    const user = await store.addUser(db, {
      walletAddress,
      username: candidate,
      name: name ?? null,
      email: email ?? null,
    })
    if (user) return { user, isNew: true }
    const existing = await store.findUserOfWallet(db, walletAddress)
    if (existing) return { user: existing, isNew: false }
  }
  throw usernameTaken()
}

export function findUser({ db }: Context, id: UserId): Promise<UserRow | null> {
  return store.findUser(db, id)
}

/** Name and email are replaced, so an absent one is cleared; an organisation is a verifier's, and stays unless another is given. */
export async function updateUser(
  { db }: Context,
  session: Session,
  { userId, ifMatch, ...profile }: UpdateUser & Change,
): Promise<UserRow> {
  const { id } = assertMayChangeUser(session, userId)
  const { name = null, email = null, organization } = profile
  return db
    .transaction(async (tx) => {
      const current = await getLocked(tx, id)
      assertIfMatch(ifMatch, current.version)
      return store.saveUser(tx, id, {
        username: normalizeUsername(profile.username),
        name,
        email,
        ...(current.isVerifier && organization && { verifierOrganization: organization }),
      })
    })
    .catch((error: unknown) => {
      if (readViolation(error)?.constraint === 'username_is_taken_once') throw usernameTaken()
      throw error
    })
}

/** Policy `open`: a verifier at once, marked self-registered wherever it is shown. Asking again changes nothing. */
export async function requestVerifierStatus(
  { db }: Context,
  session: Session,
  { userId, ifMatch, organization }: RequestVerifierStatus & Change,
): Promise<UserRow> {
  const { id } = assertMayChangeUser(session, userId)
  return db.transaction(async (tx) => {
    const current = await getLocked(tx, id)
    assertIfMatch(ifMatch, current.version)
    if (current.isVerifier) return current
    return store.saveUser(tx, id, {
      isVerifier: true,
      verifierOrganization: organization,
      verifierApplication: 'approved',
    })
  })
}

async function getLocked(tx: Parameters<typeof store.lockUser>[0], id: UserId): Promise<UserRow> {
  const user = await store.lockUser(tx, id)
  if (!user) throw new Error('The profile of the session is gone')
  return user
}

function usernameTaken(): AppError {
  return new AppError('username-taken', 'This username is taken', {
    fields: [{ path: 'username', message: 'This username is taken' }],
  })
}
