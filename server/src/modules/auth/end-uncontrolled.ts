import type { Context } from '../../context.ts'
import * as store from './store.ts'

/**
 * Ends sessions of wallets that do not act for the session's identity. A sign-in may rely on a
 * block that the index has not read yet. If another block replaces that block before the index
 * reads it, the index never learns that control had changed in it. So when the index contradicts a
 * session, the chain is asked and decides. If `signal` aborts, this function stops after the
 * present session.
 */
export async function endUncontrolled(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (const { identity, signer } of await store.listContradicted(ctx.db)) {
    if (signal?.aborted) return
    const { controllers } = await ctx.chain.readControllers({ identity, moved: null })
    if (controllers.get(identity) === signer) continue
    await store.deleteSessionsBy(ctx.db, { identity, signer })
    ctx.doorbell.ring()
  }
}
