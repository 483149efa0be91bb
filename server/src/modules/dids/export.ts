import type { ExportedRows } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import { mapRows, readPages } from '../../http/read-pages.ts'
import type { Session } from '../auth/session.ts'
import { presentDid } from './present.ts'
import { listDids } from './service.ts'

export function exportDids(ctx: Context, { address }: Session): ExportedRows<'dids'> {
  const rows = readPages(
    (page) => listDids(ctx, address, page),
    ({ id }) => id,
  )
  return mapRows(rows, (row) => ({ ...presentDid(row), isNextToMint: row.isNextToMint }))
}
