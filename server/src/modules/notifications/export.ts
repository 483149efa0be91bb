import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import { readAllPages } from '../../http/read-all-pages.ts'
import type { Session } from '../auth/session.ts'
import { presentNotification } from './present.ts'
import { listNotifications } from './service.ts'

export async function exportNotifications(ctx: Context, session: Session): Promise<DataExport['notifications']> {
  const rows = await readAllPages(
    (page) => listNotifications(ctx, session, { ...page, after: 0 }),
    ({ id }) => id,
  )
  return rows.map((row) => ({ ...presentNotification(row), readAt: row.readAt?.toISOString() ?? null }))
}
