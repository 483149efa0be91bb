import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { presentRequestForProof } from './present.ts'
import { listRequestsOf } from './store.ts'

export async function exportRequestsForProof(
  { db }: Context,
  { address }: Session,
): Promise<DataExport['requestsForProof']> {
  return (await listRequestsOf(db, address)).map(presentRequestForProof)
}
