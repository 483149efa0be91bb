import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { lockInOrder } from '../../db/lock-order.ts'
import { isDeadlock } from '../../http/to-app-error.ts'
import { listDigests } from '../attestations/erase.ts'
import type { Session } from '../auth/session.ts'
import { lockClaimsOfDids } from '../claims/erase.ts'
import { lockDids, lockDidsOfOwner } from '../dids/lock-dids.ts'
import { notifyUsers } from '../events/service.ts'
import { listRecalledIds } from '../history/erase.ts'
import { lockKeptAnswers } from '../idempotency/erase.ts'
import { lockProfile } from '../users/erase.ts'
import { assertMayChangeUser } from '../users/policy.ts'
import { listRequestIds, listWaiting, lockRequestsOf } from '../verification-requests/erase.ts'
import { buildEndNotice, endMostRequests, endRequests } from './end-requests.ts'
import { type Erased, eraseOfClaims, eraseOfPerson } from './erased-tables.ts'

const attempts = 5

type Person = Pick<Erased, 'id' | 'address'>

/**
 * Erases everything that is stored about the caller in one transaction, with the exceptions in
 * docs/decisions/0009-what-erasure-leaves.md. Of very many requests that wait for the caller, most
 * are rejected before that transaction. If another call writes a decision at the same time, that
 * decision is stored either wholly before the erasure or not at all.
 */
export async function eraseUser(ctx: Context, session: Session, userId: number): Promise<void> {
  const { id } = assertMayChangeUser(session, userId)
  const person = { id, address: session.address }
  for (let attempt = 1; ; attempt++) {
    try {
      await endMostRequests(ctx, id)
      await ctx.db.transaction((tx) => erase(ctx, tx, person))
      break
    } catch (error) {
      // A deadlock has undone the whole transaction, so the erasure can start again.
      if (!isDeadlock(error) || attempt === attempts) throw error
    }
  }
  ctx.doorbell.ring()
}

async function erase(ctx: Context, tx: Transaction, person: Person): Promise<void> {
  const claimIds = await lockEverything(tx, person)
  const waiting = await listWaiting(tx, claimIds)
  const requestIds = [...(await listRequestIds(tx, claimIds)), ...(await listRecalledIds(tx, claimIds))]
  const erased = { ...person, claimIds, requestIds, digests: await listDigests(tx, claimIds) }
  await eraseOfClaims(tx, erased)
  const unanswered = await endRequests(ctx, tx, person.id, null)
  const timestamp = ctx.now().toISOString()
  await notifyUsers(tx, [...waiting.map((request) => buildEndNotice(request, 'owner-left', timestamp)), ...unanswered])
  await eraseOfPerson(tx, erased)
}

/**
 * A transaction that writes something for this person either ends before the erasure begins, or
 * finds after the erasure that the person's rows are gone.
 */
async function lockEverything(tx: Transaction, { id, address }: Person): Promise<number[]> {
  let didIds: number[] = []
  const { claims } = await lockInOrder({
    keptAnswers: () => lockKeptAnswers(tx, address),
    didsOfOwner: () => lockDidsOfOwner(tx, address),
    requests: () => lockRequestsOf(tx, id),
    dids: async () => {
      didIds = await lockDids(tx, address)
    },
    claims: () => lockClaimsOfDids(tx, didIds),
    users: () => lockProfile(tx, id),
  })
  return claims
}
