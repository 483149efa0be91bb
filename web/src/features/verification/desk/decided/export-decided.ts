import { describeLeaf, nameLeaf } from '@did/domain/texts/en/claim/leaves'
import type { DecidedAsked } from '../../../../entities/request/queries.ts'
import { writeCsv } from '../../../../lib/csv/write-csv.ts'
import { saveText } from '../../../../lib/save-json.ts'
import { claimTypeLabel } from '../../../../texts/en/frame/names.ts'
import { decidedTexts as texts } from '../../../../texts/en/verification/verifier-desk.ts'
import { describeDecision } from './describe-decision.ts'

type Line = Record<keyof typeof texts.columns, string>

export function exportDecided(rows: readonly DecidedAsked[], today: string): void {
  saveText(writeCsv(toDecidedCells(rows)), texts.fileName(today), 'text/csv')
}

/** Returns the header and a line of cells for each decision. */
export function toDecidedCells(rows: readonly DecidedAsked[]): string[][] {
  return [Object.values(texts.columns), ...rows.map((row) => Object.values(toLine(row)))]
}

/** The columns stand in the order of the header. */
function toLine(row: DecidedAsked): Line {
  const { claim, requester } = row
  const { status, at, reason } = describeDecision(row)
  return {
    decidedAt: at,
    status: texts.status[status],
    holder: claim?.holderName ?? '',
    title: row.claimTitle,
    type: claimTypeLabel(row.claimType),
    fields: (claim?.fields ?? [])
      .map((field) => `${nameLeaf(field)}: ${describeLeaf(field, claim?.issueDate ?? '')}`)
      .join('; '),
    description: claim?.description ?? '',
    reason: reason ?? '',
    requestedAt: row.requestDate,
    username: requester.username,
    wallet: requester.walletAddress,
    hash: row.claimHash ?? '',
  }
}
