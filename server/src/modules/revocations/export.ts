import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import type { AttestationRow } from '../attestations/service.ts'
import { listRevocationsOf, type RevocationRow } from './store.ts'

export async function* exportSigned(
  { db }: Context,
  attestations: AsyncIterable<AttestationRow>,
): AsyncGenerator<DataExport['attestationsGiven'][number]> {
  for await (const attestation of attestations) {
    const [revocation] = await listRevocationsOf(db, [attestation.digest])
    yield presentSigned(attestation, revocation)
  }
}

function presentSigned(attestation: AttestationRow, revocation: RevocationRow | undefined) {
  const { id, claimId, requestId, digest, primaryType, message, signature, proof, createdAt, validUntil, revokedAt } =
    attestation
  const withdrawal = revocation ? presentOwnWords(revocation) : null
  const times = {
    createdAt: createdAt.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
  return { id, claimId, requestId, digest, primaryType, message, signature, proof, withdrawal, ...times }
}

function presentOwnWords({ reason, reasonText, signature, revokedAt }: RevocationRow) {
  return { reason, reasonText, signature, revokedAt: revokedAt.toISOString() }
}
