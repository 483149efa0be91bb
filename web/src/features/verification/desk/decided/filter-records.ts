import type { SignedRecord } from '@did/domain/attestation/signed-record'
import { describeLeaf } from '@did/domain/texts/leaves'
import { claimTypeLabel } from '../../../../texts/en/frame/names.ts'
import { type DecidedFilter, fitsDecided } from './filter-decided.ts'

export function filterRecords(records: readonly SignedRecord[], filter: DecidedFilter): SignedRecord[] {
  return records.filter((record) =>
    fitsDecided({ times: [record.signedAt, record.withdrawnAt ?? record.signedAt], texts: textsOf(record) }, filter),
  )
}

function textsOf({ claim, subject }: SignedRecord): string[] {
  const values = claim.fields.flatMap((field) => [field.value, describeLeaf(field, claim.issueDate)])
  return [claim.title, claimTypeLabel(claim.type), claim.holderName ?? '', subject, ...values]
}
