import { isRevocationReason } from '@did/domain/attestation/revocation-reason'
import { quoteRejection } from '@did/domain/verification-request/quote-rejection'
import type { DecidedAsked } from '../../../../entities/verification/queries.ts'
import { revocationChoices } from '../../../../texts/en/revocation/revoking.ts'

export type Decision = {
  status: 'approved' | 'rejected' | 'withdrawn'
  at: string
  /** The verifier's own words, or the code of a reason. */
  reason: string | null
}

/** An approval whose attestation was revoked counts as a revocation. */
export function describeDecision(request: DecidedAsked): Decision {
  if (request.status === 'rejected') return { status: 'rejected', at: request.decidedAt, reason: request.reason }
  const { withdrawal } = request
  if (withdrawal === null) return { status: 'approved', at: request.decidedAt, reason: null }
  return { status: 'withdrawn', at: withdrawal.withdrawnAt, reason: withdrawal.reason }
}

/** Puts the code of a reason into words, and returns the verifier's own words unchanged. */
export function sayReason(reason: string): string {
  return isRevocationReason(reason) ? revocationChoices[reason] : reason
}

/** Puts the code of a reason into words, and the verifier's own words in quotation marks. */
export function quoteReason(reason: string): string {
  return isRevocationReason(reason) ? revocationChoices[reason] : quoteRejection(reason)
}
