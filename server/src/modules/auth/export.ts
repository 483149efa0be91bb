import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import type { Session } from './session.ts'
import { listSessionsOf } from './store.ts'

export async function exportSessions({ db }: Context, { address }: Session): Promise<DataExport['sessions']> {
  const rows = await listSessionsOf(db, address)
  return rows.map(({ createdAt, lastActiveAt, chainId, address, signer }) => ({
    startedAt: createdAt.toISOString(),
    lastActiveAt: lastActiveAt.toISOString(),
    chainId,
    signer: signer ?? address,
  }))
}
