import { createHash } from 'node:crypto'
import type { AlertChannel, AlertKind } from '@did/domain/alert/alert'
import { lastMailsADay, lastPushes, maximumAlerts, maximumConfirmations } from '@did/domain/alert/limits'
import type { AlertDeviceId, UserId } from '@did/domain/ids'
import type { Language } from '@did/domain/language'
import type { Database, SqlRunner, Transaction } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { type SQL, sql } from '../../db/drizzle.ts'
import type { QueuedKind } from '../../db/schema/alerts.ts'

/**
 * An alert that a node has taken to send it. After a while (`takenMs`), another node may take the
 * alert again.
 */
export type TakenAlert = {
  id: number
  userId: UserId
  channel: AlertChannel
  kind: QueuedKind
  /** What an alert of the kind `confirm` or `stopped` is about: an address, or an endpoint. */
  recipient: string | null
  /** The account's language when the alert was queued. Only the kind `stopped` has one. */
  language: Language | null
  messageId: string
  createdAt: Date
  attempts: number
  /** The number of browsers that earlier attempts have woken, or that refused this alert. */
  doneDevices: number
}

const interval = (ms: number) => sql`${`${ms} milliseconds`}::interval`

/**
 * Queues an alert in the caller's transaction on each channel that the user chose for this kind.
 * `user` is an id, or SQL that selects it.
 */
export async function queueAlerts(tx: SqlRunner, user: UserId | SQL, kind: AlertKind): Promise<void> {
  await queueEach(tx, sql`select (${user})::bigint as recipient_id, ${kind}::text as kind`)
}

export async function queueAlertsOf(
  tx: SqlRunner,
  alerts: readonly { recipientId: UserId; kind: AlertKind }[],
): Promise<void> {
  await queueEach(
    tx,
    sql`select distinct "recipientId" as recipient_id, kind
      from jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb) as alert ("recipientId" bigint, kind text)`,
  )
}

/**
 * If an alert of a kind still waits, no second one is queued, because the first one covers the new
 * change, too. After a mail of one kind was sent, the next mail of that kind is delayed, so that
 * ten requests cause two mails.
 */
async function queueEach(tx: SqlRunner, selected: SQL): Promise<void> {
  await tx.execute(sql`
    insert into alerts (user_id, channel, kind, due_at)
    select s.user_id, wanted.channel, alert.kind, greatest(now(), (
      select max(earlier.sent_at) + ${interval(maximumAlerts.mailPauseMs)} from alerts earlier
      where earlier.user_id = s.user_id and earlier.channel = wanted.channel and earlier.kind = alert.kind
        and wanted.channel = 'mail'))
    from (${selected}) alert join alert_settings s on s.user_id = alert.recipient_id, lateral (values
      ('mail', s.confirmed_at is not null and alert.kind = any(s.mail_kinds)),
      ('push', alert.kind = any(s.push_kinds))) as wanted (channel, is_wanted)
    where wanted.is_wanted order by s.user_id
    on conflict do nothing`)
}

/**
 * Returns false if the account, the address, its mail host or the installation has reached its
 * limit for today of mails that ask somebody to confirm an address.
 */
export async function queueConfirmation(tx: Transaction, userId: UserId, address: string): Promise<boolean> {
  const mailbox = nameMailbox(address)
  const [addressHash, hostHash] = [hash(mailbox), hash(mailbox.slice(mailbox.lastIndexOf('@') + 1))]
  // With this lock, accounts that request such mails at the same time see each other's rows, so
  // that they cannot exceed the limits together.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('alert confirmations', 0))`)
  const { perAccount, perAddress, perHost, perInstallation } = maximumConfirmations.aDay
  const { rowCount } = await tx.execute(sql`
    insert into alerts (user_id, channel, kind, recipient, address_hash, host_hash)
    select ${userId}, 'mail', 'confirm', ${address}, ${addressHash}, ${hostHash} from (
      select count(*) as of_all, count(*) filter (where user_id = ${userId}) as of_account,
        count(*) filter (where address_hash = ${addressHash}) as of_address,
        count(*) filter (where host_hash = ${hostHash}) as of_host
      from alerts where kind = 'confirm' and created_at > now() - interval '1 day'
    ) today where of_account < ${perAccount} and of_address < ${perAddress} and of_host < ${perHost}
      and of_all < ${perInstallation}`)
  return rowCount === 1
}

/**
 * Queues a farewell mail to a confirmed address that gets mails about who acts for the identity,
 * before the caller ends these mails. A thief of the key thus cannot switch off the owner's alarm
 * without a trace.
 */
export async function queueLastMail(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`
    insert into alerts (user_id, channel, kind, recipient, language)
    select user_id, 'mail', 'stopped', address, language from alert_settings s
    where user_id = ${userId} and confirmed_at is not null and 'control' = any(mail_kinds) and ${lastMailsADay} > (
      select count(*) from alerts earlier
      where earlier.user_id = s.user_id and earlier.channel = 'mail' and earlier.kind = 'stopped'
        and earlier.created_at > now() - interval '1 day')
    on conflict do nothing`)
}

/**
 * The browsers that an account loses: all of them, the one with this `id`, or the one that another
 * account takes over.
 */
type LostDevices = { userId: UserId; id?: AlertDeviceId } | { endpoint: string; takenBy: UserId }

/**
 * Queues a farewell push message to browsers that get messages about who acts for the identity,
 * before the caller ends these messages. A push message is empty, so it makes the owner look at the
 * account. The row names the endpoint, because the browser may be removed before the message is
 * sent.
 */
export async function queueLastPushes(tx: SqlRunner, lost: LostDevices): Promise<void> {
  const isLost =
    'endpoint' in lost
      ? sql`d.endpoint = ${lost.endpoint} and d.user_id <> ${lost.takenBy}`
      : sql`d.user_id = ${lost.userId} and d.id = coalesce(${lost.id ?? null}::bigint, d.id)`
  await tx.execute(sql`
    insert into alerts (user_id, channel, kind, recipient, language)
    select d.user_id, 'push', 'stopped', d.endpoint, s.language
    from alert_devices d join alert_settings s on s.user_id = d.user_id
    where ${isLost} and 'control' = any(s.push_kinds) and d.created_at < now() - ${interval(lastPushes.afterMs)}
      and ${lastPushes.aDay} > (
        select count(*) from alerts earlier
        where earlier.user_id = d.user_id and earlier.channel = 'push' and earlier.kind = 'stopped'
          and earlier.recipient = d.endpoint and earlier.created_at > now() - interval '1 day')`)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Many services deliver `ada+1@…` and `a.da@…` to `ada@…`, so these addresses share one limit of
 * mails. Two people whose addresses differ only in this way share it, too.
 */
function nameMailbox(address: string): string {
  const [, local = '', host = ''] = /^([^+]*).*@(.*)$/.exec(address.toLowerCase()) ?? []
  return `${local.replaceAll('.', '')}@${host}`
}

/**
 * No other node takes these alerts for a while, and nodes that call this at once get different
 * alerts. Alerts that failed before come after the others, because a host that never answers must
 * not delay other people's alerts. Mails that ask somebody to confirm an e-mail address come last,
 * because any stranger can ask for many of them.
 */
export async function takeAlerts(db: Database, channel: AlertChannel, most: number): Promise<TakenAlert[]> {
  const { rows } = await db.execute<Omit<TakenAlert, 'createdAt'> & { createdAt: string }>(sql`
    update alerts set attempts = attempts + 1, taken_until = now() + ${interval(maximumAlerts.takenMs)}
    where id in (
      select id from alerts
      where channel = ${channel} and sent_at is null and given_up_at is null and due_at <= now()
        and (taken_until is null or taken_until <= now())
      order by kind = 'confirm', attempts > 0, due_at limit ${most} for update skip locked)
    returning id::float8 as id, user_id::float8 as "userId", channel, kind, recipient, language, message_id as "messageId",
      created_at as "createdAt", attempts, cardinality(done_devices) as "doneDevices"`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

/** Later attempts to send the alert leave this browser out. */
export async function addDoneDevice(db: Database, id: number, deviceId: AlertDeviceId): Promise<void> {
  await db.execute(sql`update alerts set done_devices = done_devices || ${deviceId}::bigint where id = ${id}`)
}

export async function markSent(db: Database, id: number): Promise<void> {
  await db.execute(sql`update alerts set sent_at = now(), taken_until = null where id = ${id}`)
}

export async function giveUp(db: Database, id: number): Promise<void> {
  await db.execute(sql`update alerts set given_up_at = now(), taken_until = null where id = ${id}`)
}

export async function sendLater(db: Database, { id, attempts }: TakenAlert): Promise<void> {
  const { firstMs, longestMs } = maximumAlerts.backOff
  const ms = Math.min(longestMs, firstMs * 2 ** Math.min(attempts - 1, 20))
  await db.execute(sql`
    update alerts set due_at = now() + ${interval(ms)}, taken_until = null where id = ${id} and sent_at is null`)
}

/** Younger rows stay, because they count for the limits of alerts and mails. */
export async function deleteOldAlerts(db: Database): Promise<void> {
  const isOld = sql`created_at < now() - ${interval(maximumAlerts.keptMs)}`
  await deleteInBatches(db, sql`alerts`, sql`${isOld} and (sent_at is not null or given_up_at is not null)`)
}

export async function findOldestWaitingSeconds(db: Database): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as seconds from alerts
    where sent_at is null and given_up_at is null and due_at <= now()`)
  return rows[0]?.seconds ?? 0
}
