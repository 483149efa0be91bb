import type { UserId } from '@did/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { type ApplicationNews, firstOtherWaiting } from '../applications/latest-application.ts'

/** The events themselves stay, so that a user's event numbers have no gap. */
export async function eraseTitles(tx: Transaction, requestIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update events set data = jsonb_set(data, '{claimTitle}', '""') - 'reason'
    where type = 'verification_update' and (data->>'id')::bigint = any(${sql.param([...requestIds])}::bigint[])`)
}

export async function eraseEvents(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`delete from events where user_id = ${userId}`)
}

/** The events about a waiting application of another person stay. */
export async function eraseAppliedNames(tx: Transaction, { organizations, own }: ApplicationNews): Promise<void> {
  await tx.execute(sql`
    update events set data = jsonb_set(data, '{organization}', '""')
    where type = 'verifier_update' and data->>'status' in ('applied', 'answered')
      and data->>'organization' = any(${sql.param([...organizations])}::text[])
      and created_at < ${firstOtherWaiting(sql`events.data->>'organization'`, own)}`)
}
