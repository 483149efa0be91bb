import type { DecidedAsked } from '../../../../entities/verification/decided-queries.ts'

export type Decision = {
  status: 'approved' | 'rejected' | 'revoked'
  at: string
  /** The reason in the verifier's own words, or the code of a standard reason. */
  reason: string | null
}

/** An approval whose attestation was revoked counts as a revocation. */
export function describeDecision(request: DecidedAsked): Decision {
  if (request.status === 'rejected') return { status: 'rejected', at: request.decidedAt, reason: request.reason }
  const { withdrawal } = request
  if (withdrawal === null) return { status: 'approved', at: request.decidedAt, reason: null }
  return { status: 'revoked', at: withdrawal.withdrawnAt, reason: withdrawal.reason }
}
