import type { ExportedRows } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import { mapRows, readPagesFrom } from '../../http/read-pages.ts'
import type { Session } from '../auth/session.ts'
import { presentRequestForProof } from './present.ts'
import { listRequestsOf } from './store.ts'

export function exportRequestsForProof({ db }: Context, { address }: Session): ExportedRows<'requestsForProof'> {
  const rows = readPagesFrom(
    '',
    (page) => listRequestsOf(db, address, page),
    ({ id }): string => id,
  )
  return mapRows(rows, presentRequestForProof)
}
