import type { ApplyForAccreditation, RequestVerifierStatus } from '@did/domain/become-verifier'
import { AppError } from '@did/domain/errors'
import type { UserId } from '@did/domain/ids'
import type { CreateUser, UpdateUser } from '@did/domain/user'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { readViolation } from '../../http/foreign-error.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import { notAllowed } from '../../refusals.ts'
import { fileApplication, findAppliedName } from '../applications/service.ts'
import type { Session } from '../auth/session.ts'
import { holdNames } from '../organization-names/service.ts'
import { type KnownUser, toKnownUser } from './known-user.ts'
import { assertMayChangeUser } from './policy.ts'
import * as store from './store.ts'
import { normalizeUsername, usernameCandidates } from './username.ts'

type Change = { userId: number; ifMatch: string | undefined }

/** The session's wallet gets a profile; one that has one keeps it. */
export async function createUser(
  { db, config }: Context,
  session: Session,
  { username, name, email }: CreateUser,
): Promise<{ user: KnownUser; isNew: boolean }> {
  const walletAddress = session.address
  for (const candidate of usernameCandidates(normalizeUsername(username), walletAddress)) {
    const profile = { walletAddress, username: candidate, name: name ?? null, email: email ?? null }
    const isNew = await store.addUser(db, profile)
    const found = await store.findUserOfWallet(db, walletAddress)
    if (found) return { user: toKnownUser(config.verifierPolicy, found), isNew }
  }
  throw usernameTaken()
}

export async function findUser({ db, config }: Context, id: number): Promise<KnownUser | null> {
  const found = await store.findUser(db, id)
  return found && toKnownUser(config.verifierPolicy, found)
}

type Whom = Pick<KnownUser, 'id' | 'walletAddress'>

/** For a caller that changes what belongs to a user: whoever else does waits until its transaction ends. */
export async function lockUser(tx: Transaction, { id, walletAddress }: Whom): Promise<store.FoundUser> {
  const found = await store.lockUser(tx, id)
  // Erased since the session was looked at; of a verifier an empty profile is left, which is nobody's.
  if (found?.user.walletAddress !== walletAddress) throw notAllowed()
  return found
}

/** For a caller that relies on a user without changing it: as it stands now, and not erased until the transaction ends. */
export async function holdUser({ config }: Context, tx: Transaction, id: UserId): Promise<KnownUser | null> {
  const found = await store.holdUser(tx, id)
  return found && toKnownUser(config.verifierPolicy, found)
}

/** The caller as it stands now; what a session says of it is from the beginning of the call. */
export async function renewSession(ctx: Context, tx: Transaction, session: Session): Promise<Session> {
  const user = session.user && (await holdUser(ctx, tx, session.user.id))
  return { ...session, user: user?.walletAddress === session.address ? user : null }
}

/** Name and email are replaced, so an absent one is cleared; an organisation is a verifier's, and stays unless it is sent. */
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
    const renamed = organization === undefined ? {} : await renameOrganization(tx, current, organization)
    await holdShownName(tx, current, { username, ...renamed })
    await store.saveUser(tx, user.id, { username, name, email, ...renamed })
    return getLocked(ctx, tx, user)
  }
  return ctx.db.transaction(update).catch((error: unknown) => {
    if (readViolation(error)?.constraint === 'username_is_taken_once') throw usernameTaken()
    throw error
  })
}

/** A name that was reviewed is on the chain: only another review changes it, and nothing takes it away. */
async function renameOrganization(
  tx: Transaction,
  user: KnownUser,
  organization: string,
): Promise<{ verifierOrganization?: string | null }> {
  if (!user.isVerifier || organization === (user.verifierOrganization ?? '')) return {}
  if (user.standing.kind === 'accredited') {
    if (organization === '') throw organizationRequired()
    await fileApplication(tx, user, { organization, current: user.standing.name, replaces: true })
    return {}
  }
  return { verifierOrganization: organization || null }
}

/** A verifier without an organisation is shown by its username, which may look like nobody else's organisation either. */
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

/**
 * Policy `open`: a verifier at once, marked self-registered wherever it is shown. Policy `review`, and for whom the chain has
 * suspended: an application, which an administrator decides. Asking again changes nothing.
 */
export async function requestVerifierStatus(
  ctx: Context,
  session: Session,
  { userId, ifMatch, organization }: RequestVerifierStatus & Change,
): Promise<KnownUser> {
  const user = assertMayChangeUser(session, userId)
  return ctx.db.transaction(async (tx) => {
    const current = await getLocked(ctx, tx, user)
    assertIfMatch(ifMatch, current.version)
    if (current.isVerifier || current.verifierApplication === 'pending') return current
    if (ctx.config.verifierPolicy === 'review' || current.standing.kind === 'suspended')
      await fileApplication(tx, current, { organization, current: null, replaces: false })
    else {
      await holdNames(tx, current, [organization])
      await store.saveUser(tx, user.id, { isSelfRegistered: true, verifierOrganization: organization })
    }
    return getLocked(ctx, tx, user)
  })
}

/**
 * Under either policy an application, which an administrator decides. Whoever registered itself goes on verifying meanwhile, and
 * keeps its present name. Asking again changes nothing.
 */
export async function applyForAccreditation(
  ctx: Context,
  session: Session,
  { userId, ifMatch, organization }: ApplyForAccreditation & Change,
): Promise<KnownUser> {
  const user = assertMayChangeUser(session, userId)
  return ctx.db.transaction(async (tx) => {
    const current = await getLocked(ctx, tx, user)
    assertIfMatch(ifMatch, current.version)
    const { isVerifier, standing, verifierOrganization, username } = current
    if (standing.kind === 'accredited' && standing.name === organization) return current
    const presentName = isVerifier ? verifierOrganization || username : null
    await fileApplication(tx, current, { organization, current: presentName, replaces: false })
    return getLocked(ctx, tx, user)
  })
}

async function getLocked({ config }: Context, tx: Transaction, user: Whom): Promise<KnownUser> {
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
