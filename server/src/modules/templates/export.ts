import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import { readAllPages } from '../../http/read-all-pages.ts'
import type { Session } from '../auth/session.ts'
import { presentOwnTemplate } from './present.ts'
import { listOwnTemplates } from './service.ts'

export async function exportTemplates(ctx: Context, session: Session): Promise<DataExport['templates']> {
  const rows = await readAllPages(
    (page) => listOwnTemplates(ctx, session, page),
    ({ id }) => id,
  )
  return rows.map((row) => ({ ...presentOwnTemplate(row), updatedAt: row.updatedAt.toISOString() }))
}
