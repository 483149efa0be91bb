import type { ExportedRows } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import { mapRows, readPagesFrom } from '../../http/read-pages.ts'
import type { Session } from '../auth/session.ts'
import { listKeptAnswers } from './store.ts'

export function exportKeptAnswers({ db }: Context, { address }: Session): ExportedRows<'keptAnswers'> {
  const rows = readPagesFrom(
    { route: '', key: '' },
    (page) => listKeptAnswers(db, address, page),
    ({ route, key }) => ({ route, key }),
  )
  return mapRows(rows, ({ route, createdAt, body }) => ({ route, keptSince: createdAt.toISOString(), answer: body }))
}
