import type { ShareRecord } from '@did/domain/share-record'
import type { PresentableShare } from './store.ts'

export function presentShare({ id, claimId, kind, status, createdAt, expiresAt }: PresentableShare): ShareRecord {
  return {
    id,
    claimId,
    kind,
    status,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
