import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { listVotesOfGuardian } from './store.ts'

export async function exportGuardianVotes({ db }: Context, { address }: Session): Promise<DataExport['guardianVotes']> {
  const rows = await listVotesOfGuardian(db, address)
  return rows.map(({ digest: decision, createdAt, ...row }) => ({
    ...row,
    decision,
    createdAt: new Date(createdAt).toISOString(),
  }))
}
