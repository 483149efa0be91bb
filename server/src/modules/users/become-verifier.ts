import type { ApplyForAccreditation, RequestVerifierStatus } from '@did/domain/verifier/become-verifier'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import { assertApplicationWaits, fileApplication } from '../applications/service.ts'
import type { Session } from '../auth/session.ts'
import { holdNames } from '../organization-names/service.ts'
import type { KnownUser } from './known-user.ts'
import { assertMayChangeUser } from './policy.ts'
import { type Change, getLocked } from './service.ts'
import * as store from './store.ts'

/**
 * Under the policy `open`, the user registers as a verifier. Under `review`, or if suspended, the
 * user applies to an administrator. A second call changes nothing.
 */
export function requestVerifierStatus(
  ctx: Context,
  session: Session,
  { organization, details, ...change }: RequestVerifierStatus & Change,
): Promise<KnownUser> {
  return changeApplicant(ctx, session, change, async (tx, current) => {
    if (current.isVerifier || current.verifierApplication === 'pending') return
    if (ctx.config.verifierPolicy === 'review' || current.standing.kind === 'suspended')
      return fileApplication(ctx, tx, current, { organization, details, current: null, replaces: false })
    await holdNames(tx, current, [organization])
    await store.saveUser(tx, current.id, { isSelfRegistered: true, verifierOrganization: organization })
  })
}

/**
 * Until the decision about the application, a self-registered verifier keeps its name. A second
 * call changes nothing.
 */
export function applyForAccreditation(
  ctx: Context,
  session: Session,
  { organization, details, ...change }: ApplyForAccreditation & Change,
): Promise<KnownUser> {
  return changeApplicant(ctx, session, change, async (tx, current) => {
    const { standing } = current
    if (standing.kind === 'accredited' && standing.name === organization) return
    await fileApplication(ctx, tx, current, { organization, details, current: presentName(current), replaces: false })
  })
}

/** The change of a waiting application answers the administrators' open question. */
export function changeApplication(
  ctx: Context,
  session: Session,
  { organization, details, ...change }: ApplyForAccreditation & Change,
): Promise<KnownUser> {
  return changeApplicant(ctx, session, change, async (tx, current) => {
    await assertApplicationWaits(tx, current.id)
    await fileApplication(ctx, tx, current, { organization, details, current: presentName(current), replaces: true })
  })
}

/** A lock keeps other calls from changing the user meanwhile. Returns the user after the change. */
async function changeApplicant(
  ctx: Context,
  session: Session,
  { userId, ifMatch }: Change,
  change: (tx: Transaction, current: KnownUser) => Promise<void>,
): Promise<KnownUser> {
  const user = assertMayChangeUser(session, userId)
  const applicant = await ctx.db.transaction(async (tx) => {
    const current = await getLocked(ctx, tx, user)
    assertIfMatch(ifMatch, current.version)
    await change(tx, current)
    return getLocked(ctx, tx, user)
  })
  ctx.doorbell.ring()
  return applicant
}

function presentName({ isVerifier, verifierOrganization, username }: KnownUser): string | null {
  return isVerifier ? verifierOrganization || username : null
}
