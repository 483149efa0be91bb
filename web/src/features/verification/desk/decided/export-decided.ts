import type { SignedRecord } from '@did/domain/attestation/signed-record'
import { clearLine } from '@did/domain/proof/quote-words'
import { tellLevel } from '../../../../entities/claim/tell-level.ts'
import type { DecidedAsked } from '../../../../entities/verification/decided-queries.ts'
import { sayReason } from '../../../../entities/verification/say-earlier.ts'
import { writeCsv } from '../../../../lib/csv/write-csv.ts'
import { saveText } from '../../../../lib/save-json.ts'
import { claimTypeLabel } from '../../../../texts/en/frame/names.ts'
import { decidedTexts as texts } from '../../../../texts/en/verification/verifier-desk.ts'
import { describeDecision } from './describe-decision.ts'

type Line = Record<keyof typeof texts.columns, string>

type Kept = { decided: readonly DecidedAsked[]; records: readonly SignedRecord[] }

export function exportDecided(kept: Kept, today: string): void {
  saveText(writeCsv(toDecidedCells(kept)), texts.fileName(today), 'text/csv')
}

/**
 * Returns a line of cells for the header and for each decision. Decisions about deleted accounts
 * come last.
 */
export function toDecidedCells({ decided, records }: Kept): string[][] {
  const lines = [...decided.map(toLine), ...records.map(toRecordLine)]
  return [Object.values(texts.columns), ...lines.map((line) => Object.values(line))]
}

function toLine(row: DecidedAsked): Line {
  const { claim, requester } = row
  const { status, at, reason } = describeDecision(row)
  return {
    decidedAt: row.decidedAt,
    status: texts.status[status],
    holder: claim?.holderName ?? '',
    title: row.claimTitle,
    type: claimTypeLabel(row.claimType),
    fields: claim ? writeFields(claim.fields) : '',
    description: claim?.description ?? '',
    reason: reason === null ? '' : sayReason(reason),
    requestedAt: row.requestDate,
    username: requester.username,
    wallet: requester.walletAddress,
    hash: row.claimHash ?? '',
    level: row.status === 'approved' && row.signed ? tellLevel(row.signed.level, row.claimType, claimTypeLabel) : '',
    validUntil: (row.status === 'approved' && row.signed?.validUntil) || '',
    attestation: (row.status === 'approved' && row.signed?.digest) || '',
    erasedAt: '',
    withdrawnAt: status === 'revoked' ? at : '',
  }
}

function toRecordLine(record: SignedRecord): Line {
  const { claim, signedAt, withdrawnAt } = record
  return {
    decidedAt: signedAt,
    status: texts.status[withdrawnAt === null ? 'approved' : 'revoked'],
    holder: claim.holderName ?? '',
    title: claim.title,
    type: claimTypeLabel(claim.type),
    fields: writeFields(claim.fields),
    description: claim.description,
    reason: '',
    requestedAt: record.requestedAt,
    username: '',
    wallet: record.subject,
    hash: '',
    level: tellLevel(record.level, claim.type, claimTypeLabel),
    validUntil: record.validUntil ?? '',
    attestation: record.digest,
    erasedAt: record.erasedAt,
    withdrawnAt: withdrawnAt ?? '',
  }
}

/**
 * Programs read this text, so it is the same in every language of the page. The quotation marks
 * show where a value ends, because a value may look like the next field.
 */
function writeFields(fields: SignedRecord['claim']['fields']): string {
  return fields.map(({ field, label, value }) => `“${clearLine(label || field)}”: “${clearLine(value)}”`).join('; ')
}
