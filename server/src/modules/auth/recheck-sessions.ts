import type { Address } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Session } from './session.ts'
import * as store from './store.ts'

/**
 * Ends those sessions of the caller's account whose key counts no longer, without waiting for the
 * upkeep. It ends no session of a key that counts, so a thief cannot shut the owner out by it.
 */
export function recheckSessions(ctx: Context, { signer }: Session): Promise<void> {
  return endUnsigned(ctx, signer)
}

/** Finds keys that were removed elsewhere, too, and owners whom other wallets have lost. */
export function recheckAllSessions(ctx: Context): Promise<void> {
  return endUnsigned(ctx, null)
}

/** Asks one after the other, so that many sessions of one account are no flood for the chain. */
async function endUnsigned(ctx: Context, signer: Address | null): Promise<void> {
  for (const { tokenHash, ...question } of await store.listContractSessions(ctx.db, signer)) {
    if (await ctx.chain.judgeContractSignature(question)) continue
    await store.deleteSession(ctx.db, tokenHash)
    ctx.doorbell.ring()
  }
}
