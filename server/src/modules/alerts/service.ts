import type { AlertSettings, ChangeAlertSettings } from '@did/domain/alert/alert'
import { maximumAlerts } from '@did/domain/alert/limits'
import { AppError } from '@did/domain/errors'
import { type AlertDeviceId, type AlertToken, alertTokenSchema, type UserId } from '@did/domain/ids'
import type { Language } from '@did/domain/language'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { findPublicAddress } from '../../outside/ask-public-host.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import { assertSessionStands } from '../auth/service.ts'
import type { Session } from '../auth/session.ts'
import { holdUser } from '../users/service.ts'
import { findPushPublicKey } from './channels/push.ts'
import { hashEndpoint } from './hash-endpoint.ts'
import {
  deleteOldAlerts,
  findOldestWaitingSeconds,
  queueConfirmation,
  queueLastMail,
  queueLastPushes,
} from './outbox.ts'
import * as store from './store.ts'

// No policy is needed: every call with a session is about the alerts of the session's own user.

/** A trial without a mail server stores its mails for the page. */
const offersMail = ({ config, mailServer }: Context) => mailServer !== null || config.embedded

export async function getAlertSettings(ctx: Context, session: Session): Promise<AlertSettings> {
  const userId = session.user?.id
  const settings = userId === undefined ? null : await store.findSettings(ctx.db, userId)
  const devices = userId === undefined ? [] : await store.listDevices(ctx.db, userId)
  return {
    mail: {
      isOffered: offersMail(ctx),
      address: settings?.address ?? null,
      isConfirmed: settings?.confirmedAt != null,
      kinds: settings?.mailKinds ?? [],
    },
    push: {
      publicKey: await findPushPublicKey(ctx),
      devices: devices.map(({ id, endpoint }) => ({ id, endpointHash: hashEndpoint(endpoint) })),
      kinds: settings?.pushKinds ?? [],
    },
  }
}

export async function changeAlertSettings(ctx: Context, session: Session, kinds: ChangeAlertSettings): Promise<void> {
  const userId = requireUser(session)
  if (Object.keys(kinds).length === 0) return
  await ctx.db.transaction(async (tx) => {
    await lockOwnSettings(ctx, tx, session)
    if (kinds.mailKinds && !kinds.mailKinds.includes('control')) await queueLastMail(tx, userId)
    if (kinds.pushKinds && !kinds.pushKinds.includes('control')) await queueLastPushes(tx, { userId })
    await store.updateKinds(tx, userId, kinds)
  })
}

/**
 * Sets the address and queues the mail with the link that confirms it, or does neither. An address
 * that is already confirmed stays confirmed. From now on, mails to the account have the caller's
 * language.
 */
export async function setAlertAddress(
  ctx: Context,
  session: Session,
  { address, language }: { address: string; language: Language },
): Promise<void> {
  const userId = requireUser(session)
  if (!offersMail(ctx)) throw new AppError('mail-not-offered', 'SMTP_URL is not set, so no mail can be sent')
  await ctx.db.transaction(async (tx) => {
    const settings = await lockOwnSettings(ctx, tx, session)
    // The farewell mail to an earlier address has the earlier language, so it is queued first.
    if (settings.address !== address) await queueLastMail(tx, userId)
    await store.updateLanguage(tx, userId, language)
    if (settings.address === address && settings.confirmedAt !== null) return
    const tokens = { token: newToken(ctx), stopToken: newToken(ctx) }
    await store.setAddress(tx, userId, { address, ...tokens, lifetimeMs: maximumAlerts.confirmMs })
    if (!(await queueConfirmation(tx, userId, address)))
      throw new AppError(
        'too-many-confirmations',
        'Too many confirmations for this account, address or mail host today',
      )
  })
}

export async function removeAlertAddress(ctx: Context, session: Session): Promise<void> {
  const userId = requireUser(session)
  await ctx.db.transaction(async (tx) => {
    await queueLastMail(tx, userId)
    await store.removeAddress(tx, userId, newToken(ctx))
  })
}

export async function confirmAlertAddress({ db }: Context, token: AlertToken, language: Language): Promise<void> {
  if (!(await store.confirmAddress(db, token, language))) throw linkOver()
}

/**
 * Everybody who has a mail may stop all mails to its address, without signing in and more than
 * once. Somebody else may read the mailbox and stop the mails, so the address gets a farewell mail.
 */
export async function stopAlertMail({ db }: Context, token: AlertToken): Promise<void> {
  await db.transaction(async (tx) => {
    const settings = await store.lockSettingsByToken(tx, token)
    if (!settings) throw linkOver()
    await queueLastMail(tx, settings.userId)
    await store.updateKinds(tx, settings.userId, { mailKinds: [] })
  })
}

/** Asks name servers for the push service, which the caller names. */
export async function assertMayAddDevice(ctx: Context, session: Session, endpoint: string): Promise<void> {
  requireUser(session)
  if (!ctx.config.pushKey) throw new AppError('push-not-offered', 'PUSH_KEY is not set, so no browser can be woken')
  await assertPublicEndpoint(ctx, endpoint)
}

/** Call `assertMayAddDevice` first. */
export async function addAlertDevice(ctx: Context, session: Session, endpoint: string): Promise<void> {
  const userId = requireUser(session)
  await ctx.db.transaction(async (tx) => {
    await lockOwnSettings(ctx, tx, session)
    await queueLastPushes(tx, { endpoint, takenBy: userId })
    if ((await store.addDevice(tx, userId, endpoint)) > maximumAlerts.devices)
      throw new AppError('too-many-devices', `An account has at most ${maximumAlerts.devices} browsers that get alerts`)
  })
}

export async function removeAlertDevice({ db }: Context, session: Session, deviceId: number): Promise<void> {
  const [userId, id] = [requireUser(session), deviceId as AlertDeviceId]
  await db.transaction(async (tx) => {
    await queueLastPushes(tx, { userId, id })
    if (!(await store.removeDevice(tx, userId, id))) throw notFound()
  })
}

export async function tidyAlerts({ db }: Context): Promise<void> {
  await deleteOldAlerts(db)
  await store.deleteUnconfirmedAddresses(db)
}

export function findOldestAlertSeconds({ db }: Context): Promise<number> {
  return findOldestWaitingSeconds(db)
}

/**
 * The endpoint is checked again before each message, because its host name may later lead to
 * another IP address.
 */
async function assertPublicEndpoint({ outside }: Context, endpoint: string): Promise<void> {
  const { port, username, password, hostname } = new URL(endpoint)
  try {
    if (port !== '' || username !== '' || password !== '') throw new Error('An unusual address')
    await findPublicAddress(outside, hostname)
  } catch (cause) {
    throw new AppError('push-address-refused', 'The push service has no public address', { cause })
  }
}

/**
 * Locks the caller's settings. The profile of an erased verifier stays, so only the session tells
 * that the account was erased. The erasure locks the user first, too, so neither waits for the
 * other for ever.
 */
async function lockOwnSettings(ctx: Context, tx: Transaction, session: Session) {
  const userId = requireUser(session)
  await holdUser(ctx, tx, userId)
  await assertSessionStands(tx, session)
  return store.lockSettings(tx, userId, newToken(ctx))
}

function requireUser({ user }: Session): UserId {
  if (!user) throw notAllowed()
  return user.id
}

function newToken({ randomBytes }: Context): AlertToken {
  return alertTokenSchema.parse(Buffer.from(randomBytes(16)).toString('base64url'))
}

function linkOver(): AppError {
  return new AppError('alert-link-over', 'The link was used before, or its time is over')
}
