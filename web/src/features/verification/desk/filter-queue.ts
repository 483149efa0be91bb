import { foldForSearch } from '@did/domain/fold/fold-name'
import { describeLeaf } from '@did/domain/texts/leaves'
import { findOpenQuestion, type PendingAsked } from '@did/domain/verification-request/verification-request'
import { claimTypeLabel } from '../../../texts/en/frame/names.ts'

/**
 * `waiting` means that the owner has not answered a question yet. `answered` means that the owner
 * has answered the last question.
 */
export type QuestionState = 'waiting' | 'answered'
export type QueueFilter = { state: 'all' | QuestionState; type: string; search: string }

export const wholeQueue: QueueFilter = { state: 'all', type: 'all', search: '' }

type Filtered = Pick<PendingAsked, 'claimTitle' | 'claimType' | 'didTokenId' | 'requester' | 'questions' | 'leaves'> & {
  claim: Pick<PendingAsked['claim'], 'issueDate'>
}

export function filterQueue<Row extends Filtered>(rows: readonly Row[], filter: QueueFilter): Row[] {
  const wanted = foldForSearch(filter.search.trim().replace(/^#/, ''))
  return rows.filter(
    (row) =>
      (filter.state === 'all' || questionState(row) === filter.state) &&
      (filter.type === 'all' || row.claimType === filter.type) &&
      textsOf(row).some((text) => foldForSearch(text).includes(wanted)),
  )
}

export function questionState(row: Pick<Filtered, 'questions'>): QuestionState | null {
  if (row.questions.length === 0) return null
  return findOpenQuestion(row) ? 'waiting' : 'answered'
}

export function typesOf(rows: readonly Pick<Filtered, 'claimType'>[]): { value: string; label: string }[] {
  return [...new Set(rows.map(({ claimType }) => claimType))]
    .map((value) => ({ value, label: claimTypeLabel(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** A search looks into each value both as the owner entered it and as the row shows it. */
function textsOf({ claimTitle, claimType, didTokenId, requester, leaves, claim }: Filtered): string[] {
  const { username, walletAddress } = requester
  const values = leaves.flatMap((leaf) => [leaf.value, describeLeaf(leaf, claim.issueDate)])
  return [claimTitle, claimTypeLabel(claimType), didTokenId, username, walletAddress, ...values]
}
