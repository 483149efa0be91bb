import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { isDeadlock } from '../../http/foreign-error.ts'
import type { Session } from '../auth/session.ts'
import { addVerificationUpdate } from '../events/service.ts'
import { appendHistory } from '../history/service.ts'
import { assertMayChangeUser } from '../users/policy.ts'
import * as store from './store.ts'

/** What the owner of a claim reads when the verifier it asked goes away. */
const verifierLeft = 'The verifier has closed its account'
const attempts = 5

/**
 * Erases everything held about the caller, in one transaction, sessions included: docs/decisions/0009-what-erasure-leaves.md says what
 * becomes of each thing. A decision that is being written at this moment is written wholly before or not at all.
 */
export async function eraseUser(ctx: Context, session: Session, userId: number): Promise<void> {
  const { id } = assertMayChangeUser(session, userId)
  const person = { id, address: session.address }
  for (let attempt = 1; ; attempt++) {
    try {
      await ctx.db.transaction((tx) => erase(ctx, tx, person))
      break
    } catch (error) {
      // The database ends one of two that wait for each other; nothing has happened yet.
      if (!isDeadlock(error) || attempt === attempts) throw error
    }
  }
  ctx.doorbell.ring()
}

async function erase(ctx: Context, tx: Transaction, person: store.Person): Promise<void> {
  await store.lockEverything(tx, person)
  const claimIds = await store.listClaimIds(tx, person)
  const asked = await store.listAsked(tx, claimIds)
  await store.eraseClaims(tx, person, claimIds)
  const unanswered = await store.endRequestsTo(tx, person, verifierLeft)
  for (const { id: requestId, claimId } of unanswered) {
    const detail = { requestId, decision: 'rejected', reason: verifierLeft }
    await appendHistory(tx, { claimId, kind: 'decided', actor: null, detail })
  }
  await tell(ctx, tx, { asked, unanswered })
  await store.erasePerson(tx, person)
}

/** In the order of the recipients, as everybody does who tells several. */
async function tell(
  ctx: Context,
  tx: Transaction,
  { asked, unanswered }: { asked: store.Ended[]; unanswered: store.Ended[] },
): Promise<void> {
  const timestamp = ctx.now().toISOString()
  const told = [
    ...asked.map((ended) => ({ ...ended, ended: 'owner-left' as const })),
    ...unanswered.map((ended) => ({ ...ended, ended: 'verifier-left' as const })),
  ]
  for (const { id, recipientId, title: claimTitle, ended } of told.toSorted((a, b) => a.recipientId - b.recipientId)) {
    const update = { id, status: 'rejected', claimTitle, timestamp, personal: true, ended } as const
    await addVerificationUpdate(tx, { recipientId, update })
  }
}
