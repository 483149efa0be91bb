import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { Session } from '../auth/session.ts'
import { renewSession } from '../users/service.ts'
import { assertMayDecide } from './policy.ts'
import * as store from './store.ts'

type Deciding = { session: Session; asked: store.FullRequest }

/**
 * For a verifier that answers inside its own transaction: everybody else who decides about this request waits until that ends, and
 * whether the verifier may is asked again, because it may have been suspended since its call began.
 */
export async function lockToDecide(
  ctx: Context,
  tx: Transaction,
  { session, asked }: Deciding,
): Promise<store.FullRequest> {
  const current = await store.lockRequest(tx, asked.request.id)
  assertMayDecide(await renewSession(ctx, tx, session), current)
  return current
}
