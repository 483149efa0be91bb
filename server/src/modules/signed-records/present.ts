import type { SignedRecord } from '@did/domain/attestation/signed-record'
import { descriptionField } from '@did/domain/claim/claim-field'
import { holderNameOf, listClaimFields } from '@did/domain/claim/claim-fields'
import type { SignedRecordRow } from './store.ts'

export function presentSignedRecord({ record, withdrawnAt }: SignedRecordRow): SignedRecord {
  const { id, requestId, leaves, digest, primaryType, message, signature } = record
  const { claimType: type, title, issuer, issueDate, subject, level, validUntil } = message
  return {
    id,
    requestId,
    claim: {
      ...{ type, title, issuer, issueDate },
      description: leaves.find(({ field }) => field === descriptionField)?.value ?? '',
      holderName: holderNameOf(leaves),
      fields: listClaimFields(leaves),
    },
    subject,
    level,
    requestedAt: record.requestedAt.toISOString(),
    signedAt: record.signedAt.toISOString(),
    validUntil: validUntil === 0 ? null : new Date(validUntil * 1000).toISOString(),
    erasedAt: record.erasedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    digest,
    attestation: { primaryType, message, signature },
    leaves,
  }
}
