import type { DataExport } from '@did/domain/account/data-export'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { listEventsOf } from './store.ts'

export async function exportMessages({ db }: Context, userId: UserId): Promise<DataExport['messages']> {
  const rows = await listEventsOf(db, userId)
  return rows.map(({ type, data, createdAt }) => ({ sentAt: createdAt.toISOString(), type, data }))
}
