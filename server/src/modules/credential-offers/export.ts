import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { listOffers } from './store.ts'

export async function exportCredentialOffers(
  { db }: Context,
  { address }: Session,
): Promise<DataExport['credentialOffers']> {
  const offers = await listOffers(db, address)
  return offers.map(({ claimId, configuration, createdAt, takenAt, issuedAt, event }) => ({
    claimId,
    configuration,
    createdAt: createdAt.toISOString(),
    takenAt: takenAt?.toISOString() ?? null,
    issuedAt: issuedAt?.toISOString() ?? null,
    event,
  }))
}
