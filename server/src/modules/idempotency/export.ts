import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { listKeptAnswers } from './store.ts'

export async function exportKeptAnswers({ db }: Context, { address }: Session): Promise<DataExport['keptAnswers']> {
  const rows = await listKeptAnswers(db, address)
  return rows.map(({ route, createdAt, body }) => ({ route, keptSince: createdAt.toISOString(), answer: body }))
}
