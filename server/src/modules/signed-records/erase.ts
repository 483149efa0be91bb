import type { UserId } from '@did/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { addRecords, deleteBeyondBounds, deleteRecordsOf } from './store.ts'

/** Call this before the claims are erased. */
export async function keepSigned(tx: Transaction, claimIds: readonly number[]): Promise<void> {
  const verifierIds = await addRecords(tx, claimIds)
  if (verifierIds.length > 0) await deleteBeyondBounds(tx, verifierIds)
}

export function eraseSignedRecords(tx: Transaction, verifierId: UserId): Promise<void> {
  return deleteRecordsOf(tx, verifierId)
}
