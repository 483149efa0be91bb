import { type AlertChannel, alertChannels } from '@did/domain/alert/alert'
import { maximumAlerts } from '@did/domain/alert/limits'
import type { Context } from '../../context.ts'
import { unlessAborted } from '../../db/dedicated-connection.ts'
import { type PushOutcome, pushTo } from './channels/push.ts'
import { type WrittenMail, writeAlertMail, writeConfirmMail, writeStoppedMail } from './channels/write-mail.ts'
import { keepInInbox } from './inbox.ts'
import { addDoneDevice, giveUp, markSent, sendLater, type TakenAlert, takeAlerts } from './outbox.ts'
import * as store from './store.ts'

type Outcome = 'sent' | 'failed' | 'refused' | 'unwanted'

const atOnce = 20

/**
 * Sends all due alerts, each at least once. If a node dies after it has sent an alert and before it
 * marks the alert as sent, another node sends the alert again with the same Message-ID or topic.
 */
export async function sendAlerts(
  ctx: Context,
  channels: readonly AlertChannel[] = alertChannels,
  { attemptMs = maximumAlerts.attemptMs } = {},
): Promise<void> {
  await Promise.all(channels.map((channel) => sendAlertsBy(ctx, channel, attemptMs)))
}

async function sendAlertsBy(ctx: Context, channel: AlertChannel, attemptMs: number): Promise<void> {
  for (;;) {
    const taken = await takeAlerts(ctx.db, channel, atOnce)
    await Promise.all(taken.map((alert) => sendAlert(ctx, alert, attemptMs)))
    if (taken.length < atOnce) return
  }
}

async function sendAlert(ctx: Context, alert: TakenAlert, attemptMs: number): Promise<void> {
  // `attempts` includes the present attempt. A node may die during an attempt, so a node can take
  // an alert more often than the limit allows.
  const isWornOut = alert.attempts > maximumAlerts.attempts
  const outcome = isWornOut ? 'failed' : await attempt(ctx, alert, attemptMs)
  const isOver = isWornOut || ctx.now().getTime() - alert.createdAt.getTime() > maximumAlerts.triedMs
  if (outcome === 'sent') await markSent(ctx.db, alert.id)
  else if (outcome === 'failed' && !isOver) await sendLater(ctx.db, alert)
  else await giveUp(ctx.db, alert.id)
  const isGivenUp = outcome === 'refused' || (outcome === 'failed' && isOver)
  ctx.metrics.alerts.inc({ channel: alert.channel, outcome: isGivenUp ? 'given-up' : outcome })
}

/** Gives up after `ms`, even if the mail server or the push service never answers. */
async function attempt(ctx: Context, alert: TakenAlert, ms: number): Promise<Outcome> {
  return unlessAborted(AbortSignal.timeout(ms), trySending(ctx, alert)).catch((error: unknown): Outcome => {
    // The error's text may name the address, so the log tells only its kind.
    ctx.log.warn({ error: nameOf(error), channel: alert.channel, attempts: alert.attempts }, 'an alert was not sent')
    return 'failed'
  })
}

/** Reads the person's settings again, because they may have changed since the alert was queued. */
function trySending(ctx: Context, alert: TakenAlert): Promise<Outcome> {
  switch (alert.channel) {
    case 'mail':
      return sendMail(ctx, alert)
    case 'push':
      return sendPush(ctx, alert)
  }
}

async function sendMail(ctx: Context, alert: TakenAlert): Promise<Outcome> {
  const found = await findMail(ctx, alert)
  if (!found) return 'unwanted'
  const { recipient, mail } = found
  const { messageId, createdAt, userId } = alert
  const { hostname } = new URL(ctx.config.publicUrl)
  const sent = { ...mail, recipient, messageId: `${messageId}@${hostname}`, date: createdAt }
  if (ctx.mailServer) await ctx.mailServer.send(sent)
  else if (ctx.config.embedded) await keepInInbox(ctx, userId, sent)
  else return 'unwanted'
  return 'sent'
}

async function findMail(
  { db, config: { publicUrl } }: Context,
  { userId, kind, recipient, language }: TakenAlert,
): Promise<{ recipient: string; mail: WrittenMail } | null> {
  if (kind === 'confirm') {
    const reader = recipient === null ? null : await store.findConfirmToken(db, userId, recipient)
    return recipient !== null && reader !== null ? { recipient, mail: writeConfirmMail(publicUrl, reader) } : null
  }
  if (kind === 'stopped')
    return recipient !== null && language !== null ? { recipient, mail: writeStoppedMail(publicUrl, language) } : null
  const wanted = await store.findWantedAddress(db, userId, kind)
  return wanted && { recipient: wanted.address, mail: writeAlertMail(publicUrl, kind, wanted) }
}

/**
 * Reports a failure if any browser failed. The next attempt then wakes only the remaining browsers.
 */
async function sendPush(ctx: Context, { id, userId, kind, recipient, doneDevices }: TakenAlert): Promise<Outcome> {
  if (kind === 'stopped' && recipient !== null) return sendLastPush(ctx, recipient)
  if (kind === 'confirm' || kind === 'stopped') return 'unwanted'
  const devices = await store.listDevicesToWake(ctx.db, { id, userId, kind })
  const outcomes = await Promise.all(devices.map((device) => wake(ctx, id, device)))
  if (outcomes.includes('failed')) return 'failed'
  if (outcomes.includes('sent') || doneDevices > 0) return 'sent'
  return outcomes.includes('refused') ? 'refused' : 'unwanted'
}

/** The account may have removed the browser already, or another account may have it now. */
async function sendLastPush(ctx: Context, endpoint: string): Promise<Outcome> {
  const outcome = await pushTo(ctx, endpoint)
  return outcome === 'gone' ? 'unwanted' : outcome
}

async function wake(ctx: Context, alertId: number, device: store.Device): Promise<PushOutcome> {
  const outcome = await pushTo(ctx, device.endpoint).catch((error: unknown): PushOutcome => {
    ctx.log.warn({ error: nameOf(error) }, 'a push service did not answer')
    return 'failed'
  })
  if (outcome === 'gone') await store.forgetEndpoint(ctx.db, device.endpoint)
  if (outcome === 'sent' || outcome === 'refused') await addDoneDevice(ctx.db, alertId, device.id)
  return outcome
}

function nameOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'unknown'
}
