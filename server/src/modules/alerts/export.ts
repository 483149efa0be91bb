import type { DataExport } from '@did/domain/account/data-export'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { asc, eq } from '../../db/drizzle.ts'
import { alerts, inboxMails } from '../../db/schema/alerts.ts'
import { hashEndpoint } from './hash-endpoint.ts'
import * as store from './store.ts'

/** Returns null for a person who never asked for alerts. */
export async function exportAlerts({ db }: Context, userId: UserId): Promise<DataExport['alerts']> {
  const settings = await store.findSettings(db, userId)
  if (!settings) return null
  const { address, confirmedAt, confirmUntil, mailKinds, pushKinds, language } = settings
  const devices = await store.listDevices(db, userId)
  const sent = await db.select().from(alerts).where(eq(alerts.userId, userId)).orderBy(asc(alerts.id))
  const mails = await db.select().from(inboxMails).where(eq(inboxMails.userId, userId)).orderBy(asc(inboxMails.id))
  return {
    address,
    confirmedAt: toText(confirmedAt),
    confirmUntil: toText(confirmUntil),
    mailKinds,
    pushKinds,
    language,
    devices: devices.map(({ id, endpoint, createdAt }) => ({
      id,
      endpointHash: hashEndpoint(endpoint),
      createdAt: createdAt.toISOString(),
    })),
    queued: sent.map(({ channel, kind, recipient, createdAt, sentAt }) => ({
      channel,
      kind,
      recipient: channel === 'push' && recipient !== null ? hashEndpoint(recipient) : recipient,
      createdAt: createdAt.toISOString(),
      sentAt: toText(sentAt),
    })),
    inbox: mails.map(({ recipient, subject, body, sentAt }) => ({
      recipient,
      subject,
      body,
      sentAt: sentAt.toISOString(),
    })),
  }
}

const toText = (time: Date | null) => time?.toISOString() ?? null
