import type { SponsoredCall } from '@did/domain/account/sponsored-call'
import { isAppError } from '@did/domain/errors'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { findControl, frozen } from '../identity-control/service.ts'
import { digestOf, planCall } from './plan-call.ts'
import { bringCall, type SponsoredClient } from './service.ts'

/** A call that arrives again is not stored twice. */
export async function sponsorCall(ctx: Context, session: Session, call: SponsoredCall, client: SponsoredClient) {
  const identity = session.address
  const plan = () => planCall(ctx, { session, client }, call)
  try {
    const { transactionHash } = await bringCall(ctx, { digest: digestOf(identity, call), identity, plan }, client)
    return { transactionHash }
  } catch (error) {
    // The chain refuses most calls of a frozen identity, and the answer then names the freeze as
    // the reason. The chain does not count a freeze of another address that acts for the identity.
    const isFrozen = isAppError(error, 'sponsored-call-fails') && (await findControl(ctx.db, identity))?.frozenSince
    if (isFrozen) throw frozen(identity)
    throw error
  }
}
