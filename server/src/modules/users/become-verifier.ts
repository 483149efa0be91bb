import type { ApplyForAccreditation, RequestVerifierStatus } from '@did/domain/verifier/become-verifier'
import type { Context } from '../../context.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import { assertApplicationWaits, fileApplication } from '../applications/service.ts'
import type { Session } from '../auth/session.ts'
import { holdNames } from '../organization-names/service.ts'
import type { KnownUser } from './known-user.ts'
import { assertMayChangeUser } from './policy.ts'
import { type Change, getLocked } from './service.ts'
import * as store from './store.ts'

/**
 * Makes the user a verifier or files an application. Under the policy `open`, the user registers as
 * a verifier. Under `review`, or if suspended, the user applies to an administrator. A second call
 * changes nothing.
 */
export async function requestVerifierStatus(
  ctx: Context,
  session: Session,
  { userId, ifMatch, organization, details }: RequestVerifierStatus & Change,
): Promise<KnownUser> {
  const user = assertMayChangeUser(session, userId)
  const applicant = await ctx.db.transaction(async (tx) => {
    const current = await getLocked(ctx, tx, user)
    assertIfMatch(ifMatch, current.version)
    if (current.isVerifier || current.verifierApplication === 'pending') return current
    if (ctx.config.verifierPolicy === 'review' || current.standing.kind === 'suspended')
      await fileApplication(ctx, tx, current, { organization, details, current: null, replaces: false })
    else {
      await holdNames(tx, current, [organization])
      await store.saveUser(tx, user.id, { isSelfRegistered: true, verifierOrganization: organization })
    }
    return getLocked(ctx, tx, user)
  })
  ctx.doorbell.ring()
  return applicant
}

/**
 * Applies for accreditation. Until the decision, a self-registered verifier keeps its name. A
 * repetition changes nothing.
 */
export async function applyForAccreditation(
  ctx: Context,
  session: Session,
  { userId, ifMatch, organization, details }: ApplyForAccreditation & Change,
): Promise<KnownUser> {
  const user = assertMayChangeUser(session, userId)
  const applicant = await ctx.db.transaction(async (tx) => {
    const current = await getLocked(ctx, tx, user)
    assertIfMatch(ifMatch, current.version)
    const { standing } = current
    if (standing.kind === 'accredited' && standing.name === organization) return current
    await fileApplication(ctx, tx, current, { organization, details, current: presentName(current), replaces: false })
    return getLocked(ctx, tx, user)
  })
  ctx.doorbell.ring()
  return applicant
}

/** Changes the waiting application, which answers the administrators' open question. */
export async function changeApplication(
  ctx: Context,
  session: Session,
  { userId, ifMatch, organization, details }: ApplyForAccreditation & Change,
): Promise<KnownUser> {
  const user = assertMayChangeUser(session, userId)
  const applicant = await ctx.db.transaction(async (tx) => {
    const current = await getLocked(ctx, tx, user)
    assertIfMatch(ifMatch, current.version)
    await assertApplicationWaits(tx, user.id)
    await fileApplication(ctx, tx, current, { organization, details, current: presentName(current), replaces: true })
    return getLocked(ctx, tx, user)
  })
  ctx.doorbell.ring()
  return applicant
}

/** Returns the name under which others see a verifier until the decision. */
function presentName({ isVerifier, verifierOrganization, username }: KnownUser): string | null {
  return isVerifier ? verifierOrganization || username : null
}
