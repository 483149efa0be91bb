import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { listKeys } from './store.ts'

export async function exportIssuerKeys({ db }: Context, { address }: Session): Promise<DataExport['issuerKeys']> {
  const keys = await listKeys(db, address)
  return keys.map(({ id, custody, publicKey, createdAt, stoppedAt }) => ({
    id,
    custody,
    publicKey,
    createdAt: createdAt.toISOString(),
    stoppedAt: stoppedAt?.toISOString() ?? null,
  }))
}
