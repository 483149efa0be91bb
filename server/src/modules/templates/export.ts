import type { ExportedRows } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import { mapRows, readPages } from '../../http/read-pages.ts'
import type { Session } from '../auth/session.ts'
import { presentOwnTemplate } from './present.ts'
import { listOwnTemplates } from './service.ts'

export function exportTemplates(ctx: Context, session: Session): ExportedRows<'templates'> {
  const rows = readPages(
    (page) => listOwnTemplates(ctx, session, page),
    ({ id }) => id,
  )
  return mapRows(rows, (row) => ({ ...presentOwnTemplate(row), updatedAt: row.updatedAt.toISOString() }))
}
