import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { lockInOrder } from '../../db/lock-order.ts'
import type { Session } from '../auth/session.ts'
import { assertNotFrozen } from '../identity-control/service.ts'
import { renewSession } from '../users/service.ts'
import { assertMayDecide } from './policy.ts'
import * as store from './store.ts'

type Deciding = { session: Session; asked: store.FullRequest }

/**
 * The verifier may have been suspended or frozen meanwhile, so its right to decide is checked again
 * under the lock.
 */
export async function lockToDecide(
  ctx: Context,
  tx: Transaction,
  { session, asked }: Deciding,
): Promise<store.FullRequest> {
  const { requests: current, users: renewed } = await lockInOrder({
    requests: () => store.lockRequest(tx, asked.request.id),
    users: () => renewSession(ctx, tx, session),
  })
  assertMayDecide(renewed, current)
  await assertNotFrozen(tx, session.address)
  return current
}
