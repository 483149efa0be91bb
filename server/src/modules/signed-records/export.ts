import type { ExportedRows } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import { mapRows, readPages } from '../../http/read-pages.ts'
import type { Session } from '../auth/session.ts'
import { presentSignedRecord } from './present.ts'
import { listSignedRecords } from './service.ts'

export function exportSignedRecords(ctx: Context, session: Session): ExportedRows<'signedRecords'> {
  const rows = readPages(
    (page) => listSignedRecords(ctx, session, page),
    ({ record }) => record.id,
  )
  return mapRows(rows, presentSignedRecord)
}
