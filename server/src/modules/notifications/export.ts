import type { ExportedRows } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import { mapRows, readPages } from '../../http/read-pages.ts'
import type { Session } from '../auth/session.ts'
import { presentNotification } from './present.ts'
import { listNotifications } from './service.ts'

export function exportNotifications(ctx: Context, session: Session): ExportedRows<'notifications'> {
  const rows = readPages(
    (page) => listNotifications(ctx, session, { ...page, after: 0 }),
    ({ id }) => id,
  )
  // The export leaves out the holder's name, because it is data of another person.
  return mapRows(rows, (row) => ({
    ...presentNotification({ ...row, holder: null }),
    readAt: row.readAt?.toISOString() ?? null,
  }))
}
