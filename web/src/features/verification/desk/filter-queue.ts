import { findOpenQuestion } from '@did/domain/verification-request'
import { claimTypeLabel } from '../../../texts/names.ts'
import type { PendingAsked } from '../queries.ts'

/** `waiting` is a request whose owner has yet to answer a question; `answered` one that has answered the last. */
export type QuestionState = 'waiting' | 'answered'
export type QueueFilter = { state: 'all' | QuestionState; type: string; search: string }

export const wholeQueue: QueueFilter = { state: 'all', type: 'all', search: '' }

type Filtered = Pick<PendingAsked, 'claimTitle' | 'claimType' | 'didTokenId' | 'requester' | 'questions'>

/** What fits every part of the filter, in the order it had. */
export function filterQueue<Row extends Filtered>(rows: readonly Row[], filter: QueueFilter): Row[] {
  const wanted = filter.search.trim().replace(/^#/, '').toLowerCase()
  return rows.filter(
    (row) =>
      (filter.state === 'all' || questionState(row) === filter.state) &&
      (filter.type === 'all' || row.claimType === filter.type) &&
      textsOf(row).some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** Null as long as nothing was asked. */
export function questionState(row: Pick<Filtered, 'questions'>): QuestionState | null {
  if (row.questions.length === 0) return null
  return findOpenQuestion(row) ? 'waiting' : 'answered'
}

/** The claim types that occur, by their labels. */
export function typesOf(rows: readonly Pick<Filtered, 'claimType'>[]): { value: string; label: string }[] {
  return [...new Set(rows.map(({ claimType }) => claimType))]
    .map((value) => ({ value, label: claimTypeLabel(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
}

function textsOf({ claimTitle, claimType, didTokenId, requester }: Filtered): string[] {
  return [claimTitle, claimTypeLabel(claimType), didTokenId, requester.username, requester.walletAddress]
}
