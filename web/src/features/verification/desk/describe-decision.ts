import { isRevocationReason } from '@did/domain/revocation-reason'
import { revocationChoices } from '../../../texts/withdrawing.ts'
import type { DecidedAsked } from '../queries.ts'

export type Decision = { status: 'approved' | 'rejected' | 'withdrawn'; at: string; reason: string | null }

/** What became of a request in the end: an approval that was taken back is a withdrawal. */
export function describeDecision(request: DecidedAsked): Decision {
  if (request.status === 'rejected') return { status: 'rejected', at: request.decidedAt, reason: request.reason }
  const { withdrawal } = request
  if (withdrawal === null) return { status: 'approved', at: request.decidedAt, reason: null }
  return { status: 'withdrawn', at: withdrawal.withdrawnAt, reason: withdrawal.reason && sayReason(withdrawal.reason) }
}

/** A code in the words in which it was chosen; own words as they are. */
export function sayReason(reason: string): string {
  return isRevocationReason(reason) ? revocationChoices[reason] : reason
}
