import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import { readAllPages } from '../../http/read-all-pages.ts'
import type { Session } from '../auth/session.ts'
import { presentDid } from './present.ts'
import { listDids } from './service.ts'

export async function exportDids(ctx: Context, { address }: Session): Promise<DataExport['dids']> {
  const rows = await readAllPages(
    (page) => listDids(ctx, address, page),
    ({ id }) => id,
  )
  return rows.map((row) => ({ ...presentDid(row), isNextToMint: row.isNextToMint }))
}
