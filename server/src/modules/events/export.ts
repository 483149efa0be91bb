import type { ExportedRows } from '@did/domain/account/data-export'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { mapRows, readPages } from '../../http/read-pages.ts'
import { listEventsOf } from './store.ts'

export function exportMessages({ db }: Context, userId: UserId): ExportedRows<'messages'> {
  const rows = readPages(
    (page) => listEventsOf(db, userId, page),
    ({ seq }) => seq,
  )
  return mapRows(rows, ({ type, data, createdAt }) => ({ sentAt: createdAt.toISOString(), type, data }))
}
