import type { Context } from '../../context.ts'
import { buildClaimNotice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import * as store from './store.ts'

const atOnce = 500

/**
 * Reminds owners that a verification ends soon, and once more in the last days. Every node tries,
 * but one transaction writes a reminder and the mark that it was sent, so each is sent only once.
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
  const { ownerId, claimId: id, title, level: verificationLevel, endsOn } = due
  const claim = { id, title, isVerified: true, verificationLevel, timestamp: ctx.now().toISOString(), endsOn }
  await ctx.db.transaction(async (tx) => {
    if (await store.takeReminder(tx, due)) await notifyUsers(tx, [buildClaimNotice(ownerId, claim)])
  })
}
