import type { Address } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Session } from './session.ts'
import * as store from './store.ts'

/**
 * Ends the caller account's sessions with keys that no longer count, without waiting for the
 * upkeep. The call ends no session of a key that still counts, so a thief cannot use it to shut the
 * owner out.
 */
export function recheckSessions(ctx: Context, { signer }: Session): Promise<void> {
  return endUnsigned(ctx, signer)
}

/**
 * Ends all sessions with keys that no longer count, for example of keys that were removed
 * elsewhere.
 */
export function recheckAllSessions(ctx: Context): Promise<void> {
  return endUnsigned(ctx, null)
}

/**
 * Asks about one session after the other, so that many sessions of one account do not flood the
 * chain.
 */
async function endUnsigned(ctx: Context, signer: Address | null): Promise<void> {
  for (const { tokenHash, ...question } of await store.listContractSessions(ctx.db, signer)) {
    if (await ctx.chain.judgeContractSignature(question)) continue
    await store.deleteSession(ctx.db, tokenHash)
    ctx.doorbell.ring()
  }
}
