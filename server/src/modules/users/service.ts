import type { CreateUser, UpdateUser } from '@did/domain/account/profile-form'
import type { FoundPerson } from '@did/domain/account/user'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import { readViolation } from '../../http/to-app-error.ts'
import { notAllowed } from '../../refusals.ts'
import { fileApplication, findAppliedName } from '../applications/service.ts'
import { assertSessionStands } from '../auth/service.ts'
import type { Session } from '../auth/session.ts'
import { findController } from '../identity-control/service.ts'
import { holdNames } from '../organization-names/service.ts'
import { type KnownUser, toKnownUser } from './known-user.ts'
import { assertMayChangeUser } from './policy.ts'
import * as store from './store.ts'
import { normalizeUsername, usernameCandidates } from './username.ts'

export type Change = { userId: number; ifMatch: string | undefined }

/** Changes nothing if the wallet has a profile. */
export async function createUser(
  { db, config, randomBytes }: Context,
  session: Session,
  { username, name, email }: CreateUser,
): Promise<{ user: KnownUser; isNew: boolean }> {
  const walletAddress = session.address
  const random = Buffer.from(randomBytes(8)).toString('hex')
  for (const candidate of usernameCandidates(normalizeUsername(username), walletAddress, random)) {
    const profile = { walletAddress, username: candidate, name: name ?? null, email: email ?? null }
    const isNew = await db.transaction(async (tx) => {
      await assertSessionStands(tx, session)
      return store.addUser(tx, profile)
    })
    const found = await store.findUserOfWallet(db, walletAddress)
    if (found) return { user: toKnownUser(config.verifierPolicy, found), isNew }
  }
  throw usernameTaken()
}

export function findWallet(db: Database, id: number) {
  return store.findWallet(db, id)
}

export async function findUser({ db, config }: Context, id: number): Promise<KnownUser | null> {
  const found = await store.findUser(db, id)
  return found && toKnownUser(config.verifierPolicy, found)
}

export async function findUserOfWallet({ db, config }: Context, wallet: Address): Promise<KnownUser | null> {
  const found = await store.findUserOfWallet(db, wallet)
  return found && toKnownUser(config.verifierPolicy, found)
}

type Whom = Pick<KnownUser, 'id' | 'walletAddress'>

/** Other changes of the user's rows wait until the commit. */
export async function lockUser(tx: Transaction, { id, walletAddress }: Whom): Promise<store.FoundUser> {
  const found = await store.lockUser(tx, id)
  // Another address means that the account was erased: an erased verifier leaves an empty profile
  // with a new address.
  if (found?.user.walletAddress !== walletAddress) throw notAllowed()
  return found
}

export async function holdUser({ config }: Context, tx: Transaction, id: UserId): Promise<KnownUser | null> {
  const found = await store.holdUser(tx, id)
  return found && toKnownUser(config.verifierPolicy, found)
}

/** The caller's session still has the user's row that was read when the call began. */
export async function renewSession(ctx: Context, tx: Transaction, session: Session): Promise<Session> {
  const user = session.user && (await holdUser(ctx, tx, session.user.id))
  return { ...session, user: user?.walletAddress === session.address ? user : null }
}

/** A name or email that is not sent is cleared, and an organisation that is not sent stays. */
export async function updateUser(
  ctx: Context,
  session: Session,
  { userId, ifMatch, ...profile }: UpdateUser & Change,
): Promise<KnownUser> {
  const user = assertMayChangeUser(session, userId)
  const { name = null, email = null, organization } = profile
  const update = async (tx: Transaction) => {
    const current = await getLocked(ctx, tx, user)
    assertIfMatch(ifMatch, current.version)
    const username = normalizeUsername(profile.username)
    const renamed = organization === undefined ? {} : await renameOrganization(ctx, tx, current, organization)
    await holdShownName(tx, current, { username, ...renamed })
    await store.saveUser(tx, user.id, { username, name, email, ...renamed })
    return getLocked(ctx, tx, user)
  }
  const updated = await ctx.db.transaction(update).catch((error: unknown) => {
    if (readViolation(error)?.constraint === 'username_is_taken_once') throw usernameTaken()
    throw error
  })
  ctx.doorbell.ring()
  return updated
}

/** A name on the chain changes only with another review, and cannot be removed. */
async function renameOrganization(
  ctx: Context,
  tx: Transaction,
  user: KnownUser,
  organization: string,
): Promise<{ verifierOrganization?: string | null }> {
  if (!user.isVerifier || organization === (user.verifierOrganization ?? '')) return {}
  if (user.standing.kind === 'accredited') {
    if (organization === '') throw organizationRequired()
    await fileApplication(ctx, tx, user, { organization, current: user.standing.name, replaces: true })
    return {}
  }
  return { verifierOrganization: organization || null }
}

/** A verifier without an organisation shows its username, so the username is reserved. */
async function holdShownName(
  tx: Transaction,
  user: KnownUser,
  { username, verifierOrganization: organization = user.verifierOrganization }: store.UserChange & { username: string },
): Promise<void> {
  if (!user.isVerifier || user.standing.kind === 'accredited') return
  const shown = organization || username
  if (shown === (user.verifierOrganization || user.username)) return
  const applied = await findAppliedName(tx, user.id)
  await holdNames(tx, user, applied === null ? [shown] : [shown, applied])
}

export async function getLocked({ config }: Context, tx: Transaction, user: Whom): Promise<KnownUser> {
  return toKnownUser(config.verifierPolicy, await lockUser(tx, user))
}

function organizationRequired(): AppError {
  const message = 'An accredited name can be changed, not removed'
  return new AppError('organization-required', message, { fields: [{ path: 'organization', message }] })
}

function usernameTaken(): AppError {
  return new AppError('username-taken', 'This username is taken', {
    fields: [{ path: 'username', message: 'This username is taken' }],
  })
}

/**
 * The caller has to know the whole username, and learns only which wallet acts for the person. A
 * guardian signs with that wallet.
 */
export async function findPerson(ctx: Context, username: string): Promise<FoundPerson> {
  const user = await store.findUserOfName(ctx.db, username)
  if (!user) return { person: null }
  return { person: { username: user.username, wallet: await findController(ctx, user.walletAddress) } }
}
