import { foldForSearch } from '@did/domain/fold/fold-name'
import { describeLeaf } from '@did/domain/texts/leaves'
import type { DecidedAsked } from '../../../../entities/verification/decided-queries.ts'
import { sayReason } from '../../../../entities/verification/say-earlier.ts'
import { claimTypeLabel } from '../../../../texts/en/frame/names.ts'
import { describeDecision } from './describe-decision.ts'

/** `since` and `until` are `YYYY-MM-DD`, and the search includes both days. '' sets no limit. */
export type DecidedFilter = { search: string; since: string; until: string }

export const wholeDecided: DecidedFilter = { search: '', since: '', until: '' }

export function isWholeDecided({ search, since, until }: DecidedFilter): boolean {
  return search.trim() === '' && since === '' && until === ''
}

export function filterDecided(rows: readonly DecidedAsked[], filter: DecidedFilter): DecidedAsked[] {
  return rows.filter((row) =>
    fitsDecided({ times: [row.decidedAt, describeDecision(row).at], texts: textsOf(row) }, filter),
  )
}

type Found = { times: readonly string[]; texts: readonly string[] }

/**
 * `times` are the times of the decision and of its revocation, and one of them must lie within the
 * days. `texts` are the texts that a search looks into.
 */
export function fitsDecided({ times, texts }: Found, { search, since, until }: DecidedFilter): boolean {
  const wanted = foldForSearch(search.trim())
  const days = times.map(localDay)
  if (!days.some((day) => (since === '' || day >= since) && (until === '' || day <= until))) return false
  return texts.some((text) => foldForSearch(text).includes(wanted))
}

/** The list of decisions shows days in the reader's time zone, so the filter counts in it, too. */
function localDay(at: string): string {
  const date = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function textsOf(row: DecidedAsked): string[] {
  const { claim, claimTitle, claimType, didTokenId, requester } = row
  const values = (claim?.fields ?? []).flatMap((field) => [field.value, describeLeaf(field, claim?.issueDate ?? '')])
  return [
    ...[claimTitle, claimTypeLabel(claimType), didTokenId, requester.username, requester.walletAddress],
    ...[claim?.holderName ?? '', sayReason(describeDecision(row).reason ?? ''), ...values],
  ]
}
