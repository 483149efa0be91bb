import type { ExportedRows } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import { mapRows, readPagesFrom } from '../../http/read-pages.ts'
import type { Session } from '../auth/session.ts'
import { listOffers } from './store.ts'

export function exportCredentialOffers({ db }: Context, { address }: Session): ExportedRows<'credentialOffers'> {
  const offers = readPagesFrom(
    '',
    (page) => listOffers(db, address, page),
    ({ id }): string => id,
  )
  return mapRows(offers, ({ claimId, configuration, createdAt, takenAt, issuedAt, event }) => ({
    claimId,
    configuration,
    createdAt: createdAt.toISOString(),
    takenAt: takenAt?.toISOString() ?? null,
    issuedAt: issuedAt?.toISOString() ?? null,
    event,
  }))
}
