import type { Context } from '../../context.ts'
import { addClaimReminder } from '../events/service.ts'
import * as store from './store.ts'

const atOnce = 500

/**
 * Reminds owners that a verification ends: once within thirty days of its end and once within seven. Every node tries; each
 * reminder is written together with the mark that it was sent, so one of them does it, and a node that dies in between did not.
 */
export async function sendReminders(ctx: Context): Promise<void> {
  for (;;) {
    const due = await store.listDue(ctx.db, atOnce)
    for (const reminder of due) await sendReminder(ctx, reminder)
    if (due.length > 0) ctx.doorbell.ring()
    if (due.length < atOnce) return
  }
}

async function sendReminder(ctx: Context, due: store.Due): Promise<void> {
  const { ownerId: recipientId, claimId: id, title, level: verificationLevel, endsOn } = due
  const claim = { id, title, isVerified: true, verificationLevel, timestamp: ctx.now().toISOString(), endsOn }
  await ctx.db.transaction(async (tx) => {
    if (await store.takeOn(tx, due)) await addClaimReminder(tx, { recipientId, claim })
  })
}
