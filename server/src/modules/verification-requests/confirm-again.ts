import { AppError, isAppError } from '@did/domain/errors'
import type { RequestId } from '@did/domain/ids'
import type { ConfirmedAgain, ToConfirmAgain } from '@did/domain/verification-request/confirm-again'
import { maximumRenewals } from '@did/domain/verification-request/limits'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { lockInOrder } from '../../db/lock-order.ts'
import type { Session } from '../auth/session.ts'
import { listStandingEvents } from '../chain-index/standing-events.ts'
import { lockClaim } from '../claims/lock-claims.ts'
import { assertNotFrozen } from '../identity-control/service.ts'
import { buildRegister } from '../register/build-register.ts'
import type { KnownUser } from '../users/known-user.ts'
import { holdUser } from '../users/service.ts'
import { addAsked } from './add-asked.ts'
import {
  countRenewalsOfDay,
  findEarlierConfirmation,
  listEarlierConfirmations,
  lockRenewals,
} from './earlier-confirmations.ts'
import { assertMayConfirmAgain, assertNotSuspended } from './policy.ts'
import { requireAvailable } from './require-available.ts'
import * as store from './store.ts'

/**
 * Lists what the verifier confirmed before it was accredited. The verifier's work page shows this
 * list.
 */
export async function listToConfirmAgain(ctx: Context, verifier: KnownUser): Promise<ToConfirmAgain> {
  const [entry] = buildRegister(await listStandingEvents(ctx.db, verifier.walletAddress))
  if (entry?.status !== 'accredited') return { accreditedSince: null, requests: [], hasMore: false }
  const found = await listEarlierConfirmations(ctx.db, verifier, maximumRenewals.listed + 1)
  return {
    accreditedSince: entry.accreditedSince,
    requests: found.slice(0, maximumRenewals.listed),
    hasMore: found.length > maximumRenewals.listed,
  }
}

/**
 * Makes a new request to a verifier about a claim that this verifier confirmed before its
 * accreditation. The verifier then decides about the new request as about any other.
 */
export async function confirmAgain(ctx: Context, session: Session, requestId: number): Promise<store.FullRequest> {
  const earlier = await store.findRequest(ctx.db, requestId)
  assertMayConfirmAgain(session, earlier)
  const added = await ctx.db.transaction(async (tx) => {
    await lockRenewals(tx, earlier.request.verifierId)
    const { claims: claim, users: found } = await lockInOrder({
      claims: () => lockClaim(tx, earlier.claim.id),
      users: () => holdUser(ctx, tx, earlier.request.verifierId),
    })
    await assertNotFrozen(tx, session.address)
    const verifier = await requireAvailable(tx, found, { address: earlier.owner })
    await assertToConfirmAgain(tx, earlier, verifier)
    if ((await countRenewalsOfDay(tx, verifier.id)) >= ctx.config.quotas.renewals)
      throw new AppError('too-many-renewals', 'As many confirmations of this verifier wait again as may in one day')
    const { requester, owner, tokenId } = earlier
    const asked = { claim, owner, tokenId, requester, verifier, attributes: null }
    return addAsked(ctx, tx, { ...asked, renews: earlier.request.id, actor: session.address })
  })
  ctx.doorbell.ring()
  return added
}

async function assertToConfirmAgain(tx: Transaction, { request }: store.FullRequest, verifier: KnownUser) {
  const newest = await store.findNewestAbout(tx, request.claimId, verifier.id)
  if (newest?.status === 'pending')
    throw new AppError('request-pending', 'A request about this claim waits for this verifier already')
  const isAccredited = verifier.standing.kind === 'accredited'
  const found = isAccredited ? await findEarlierConfirmation(tx, verifier, request.id) : null
  if (!found)
    throw new AppError(
      'cannot-confirm-again',
      'Only a confirmation that holds, of before the verifier’s accreditation, can be confirmed again, and only once',
    )
  if (found.hasAttributes)
    throw new AppError('attributes-need-owner', 'Only their owner can send private attributes to the verifier again')
}

/**
 * Each new request has a transaction of its own. A confirmation for which no request can be made
 * now, for instance because its owner's account is full, is left for later.
 */
export async function confirmAllAgain(ctx: Context, session: Session, verifierId: number): Promise<ConfirmedAgain> {
  const verifier = assertNotSuspended(session, verifierId)
  const { requests, hasMore } = await listToConfirmAgain(ctx, verifier)
  const possible = requests.filter(({ hasAttributes }) => !hasAttributes)
  let made = 0
  for (const { id } of possible) {
    if (made >= maximumRenewals.atOnce) break
    const outcome = await tryAgain(ctx, session, id)
    if (outcome === 'over') break
    if (outcome === 'made') made += 1
  }
  if (
    made === 0 &&
    possible.length > 0 &&
    (await countRenewalsOfDay(ctx.db, verifier.id)) >= ctx.config.quotas.renewals
  )
    throw new AppError('too-many-renewals', 'As many confirmations of this verifier wait again as may in one day')
  return { made, left: possible.length - made + (hasMore ? 1 : 0) }
}

async function tryAgain(ctx: Context, session: Session, id: RequestId): Promise<'made' | 'left' | 'over'> {
  try {
    await confirmAgain(ctx, session, id)
    return 'made'
  } catch (error) {
    if (isAppError(error, 'too-many-renewals')) return 'over'
    if (isAppError(error, ...passing)) return 'left'
    throw error
  }
}

/**
 * Each of these refusals is about one claim only, so the server still makes the requests about the
 * other confirmations.
 */
const passing = [
  'request-pending',
  'cannot-confirm-again',
  'too-many-waiting-requests',
  'storage-full',
  'not-allowed',
] as const
