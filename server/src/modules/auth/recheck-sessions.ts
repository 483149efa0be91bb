import { isAppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import { describeError } from '../../log.ts'
import { cancelOffersOf, cancelOffersOfAccount } from '../credential-offers/cancel-offers.ts'
import type { Session } from './session.ts'
import { shareRuns } from './share-runs.ts'
import * as store from './store.ts'

const runsOfNodes = new WeakMap<Context, ReturnType<typeof shareRuns<Address>>>()

/**
 * Ends the sessions of the caller's account that were opened with keys that no longer count. No
 * session of a key that still counts ends, so a thief cannot use this call to shut the owner out.
 * Simultaneous calls share their questions to the chain. The account's open offers to wallets end,
 * too, because a thief of a removed key may have made them and then signed out.
 */
export function recheckSessions(ctx: Context, { signer }: Pick<Session, 'signer'>): Promise<void> {
  const run = runsOfNodes.get(ctx) ?? shareRuns()
  runsOfNodes.set(ctx, run)
  return run(signer, async () => {
    try {
      const { firstError } = await endUnsigned(ctx, signer)
      if (firstError !== null) throw firstError
    } finally {
      await cancelOffersOfAccount(ctx.db, signer)
    }
  })
}

/**
 * Ends all sessions that were opened with keys that no longer count, for example because the owner
 * removed the key in another browser. If the chain does not say whether a session's key counts, the
 * session stays, and the other sessions are still checked. If `signal` aborts, this function stops
 * after the present session.
 */
export async function recheckAllSessions(ctx: Context, signal?: AbortSignal): Promise<void> {
  const { firstError, failures } = await endUnsigned(ctx, null, signal)
  if (firstError !== null) ctx.log.warn({ failures, error: describeError(firstError) }, 'sessions could not be checked')
}

type Outcome = { failures: number; firstError: Error | null }

/**
 * Asks about one session after the other, so that many sessions of one account do not flood the
 * chain. Throws as soon as the chain answers nothing at all.
 */
async function endUnsigned(ctx: Context, signer: Address | null, signal?: AbortSignal): Promise<Outcome> {
  const outcome: Outcome = { failures: 0, firstError: null }
  for await (const session of listSessions(ctx, signer)) {
    if (signal?.aborted) break
    try {
      await endUnlessSigned(ctx, session)
    } catch (error) {
      if (!isAppError(error, 'chain-unreachable')) throw error
      await ctx.chain.readBlockNumber()
      outcome.failures += 1
      outcome.firstError ??= error
    }
  }
  return outcome
}

async function* listSessions({ db }: Context, signer: Address | null): AsyncGenerator<store.ContractSession> {
  let page = await store.listContractSessions(db, { signer, after: '' })
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield* page
    page = await store.listContractSessions(db, { signer, after: last.tokenHash })
  }
}

async function endUnlessSigned(ctx: Context, { tokenHash, ...question }: store.ContractSession): Promise<void> {
  if (await ctx.chain.judgeContractSignature(question)) return
  await ctx.db.transaction(async (tx) => {
    const identity = await store.deleteSession(tx, tokenHash)
    // A thief of the removed key may have offered credentials to wallets, and nobody knows which
    // key made an offer.
    if (identity !== null) await cancelOffersOf(tx, identity)
  })
  ctx.doorbell.ring()
}
