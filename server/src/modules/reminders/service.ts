import type { Context } from '../../context.ts'
import { eachAlone } from '../../db/each-alone.ts'
import { buildClaimNotice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import * as store from './store.ts'

const atOnce = 500

/**
 * Reminds owners that a verification ends soon, and once more in the last days. Every node tries,
 * but one transaction writes a reminder and the mark that it was sent, so each is sent only once. A
 * reminder that fails is tried again in the next round of the upkeep.
 */
export async function sendReminders(ctx: Context, signal?: AbortSignal, most = atOnce): Promise<void> {
  await eachAlone(ctx.db, listDue(ctx, most, signal), (due) => sendReminder(ctx, due))
}

async function* listDue({ db, doorbell }: Context, most: number, signal?: AbortSignal): AsyncGenerator<store.Due> {
  let page = await store.listDue(db, most, null)
  for (let last = page.at(-1); last !== undefined && !signal?.aborted; last = page.at(-1)) {
    yield* page
    doorbell.ring()
    page = await store.listDue(db, most, last)
  }
}

async function sendReminder(ctx: Context, due: store.Due): Promise<void> {
  const { ownerId, claimId: id, title, level: verificationLevel, endsOn } = due
  const claim = { id, title, isVerified: true, verificationLevel, timestamp: ctx.now().toISOString(), endsOn }
  await ctx.db.transaction(async (tx) => {
    if (await store.takeReminder(tx, due)) await notifyUsers(tx, [buildClaimNotice(ownerId, claim)])
  })
}
