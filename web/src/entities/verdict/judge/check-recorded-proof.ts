import { claimCalls } from '@did/domain/calls/claims'
import type { Claim } from '@did/domain/claim/claim'
import { AppError } from '@did/domain/errors'
import type { ProofStatement, RecordedProof } from '@did/domain/proof/proof'
import type { FactJudgement } from '@did/proofs/check-proof'
import { api } from '../../../lib/api.ts'
import { getAppConfig } from '../../../lib/app-config.ts'

export type RecordedCheck =
  | { outcome: 'simulated' }
  | { outcome: 'fails' }
  | { outcome: 'holds'; sentence: string; recordedAt: string; hasDevelopmentKeys: boolean }

/**
 * Repeats the check that the server made when it recorded the proof: the proof must be for this
 * claim and for the claim's level.
 */
export async function checkRecordedProof(claim: Claim, signal: AbortSignal): Promise<RecordedCheck> {
  const recorded = await api(claimCalls.getClaimProof, { params: { id: claim.id }, signal })
  if (!recorded) throw new AppError('not-found', 'Nobody stands behind the claim any more')
  const { engine, statement } = recorded.proof
  if (engine === 'simulated') return { outcome: 'simulated' }
  const judged = statement ? await judge(claim, statement, recorded) : null
  if (!statement || !judged?.ok) return { outcome: 'fails' }
  const { describeStatement } = await import('@did/domain/texts/en/proof/statements')
  const { hasDevelopmentKeys } = judged
  return {
    outcome: 'holds',
    sentence: describeStatement(statement),
    recordedAt: recorded.recordedAt,
    hasDevelopmentKeys,
  }
}

/** Returns null if the proof's type differs from the claim's level. */
async function judge(
  claim: Claim,
  statement: ProofStatement,
  { proof, recordedAt }: RecordedProof,
): Promise<FactJudgement | null> {
  const { id, claimHash, verificationLevel } = claim
  if (statement.type !== verificationLevel) return null
  const [{ chainId, didRegistry: registry }, { checkProof, verificationContext, verificationDays }] = await Promise.all(
    [getAppConfig(), import('@did/proofs/check-proof')],
  )
  return checkProof(proof, {
    statement,
    commitment: null,
    context: verificationContext({ chainId, registry, claimId: id, claimHash }),
    days: verificationDays(new Date(recordedAt)),
    acceptDevelopmentKeys: __EMBEDDED__,
  })
}
