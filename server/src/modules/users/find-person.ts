import type { FoundPerson } from '@did/domain/account/user'
import type { Context } from '../../context.ts'
import { findController } from '../identity-control/service.ts'
import { findUserOfName } from './store.ts'

/**
 * Finds the person with exactly this username. The caller has to know the whole name, and learns
 * only which wallet acts for the person. A guardian signs with that wallet.
 */
export async function findPerson(ctx: Context, username: string): Promise<FoundPerson> {
  const user = await findUserOfName(ctx.db, username)
  if (!user) return { person: null }
  return { person: { username: user.username, wallet: await findController(ctx, user.walletAddress) } }
}
