import type { Claim } from '@did/domain/claim'
import { AppError } from '@did/domain/errors'
import type { ProofStatement, RecordedProof } from '@did/domain/proof'
import { claimRoutes } from '@did/domain/routes/claims'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'

export type RecordedCheck =
  | { outcome: 'simulated' }
  | { outcome: 'fails' }
  | { outcome: 'holds'; sentence: string; recordedAt: string }

/** Checks the proof of an own claim as whoever took it did: for this very claim, and with what the claim's level says. */
export async function checkRecordedProof(claim: Claim, signal: AbortSignal): Promise<RecordedCheck> {
  const recorded = await api(claimRoutes.getClaimProof, { params: { id: claim.id }, signal })
  if (!recorded) throw new AppError('not-found', 'Nobody stands behind the claim any more')
  const { engine, statement } = recorded.proof
  if (engine === 'simulated') return { outcome: 'simulated' }
  if (!statement || !(await doesHold(claim, statement, recorded))) return { outcome: 'fails' }
  const { describeStatement } = await import('@did/domain/texts/statements')
  return { outcome: 'holds', sentence: describeStatement(statement), recordedAt: recorded.recordedAt }
}

async function doesHold(
  claim: Claim,
  statement: ProofStatement,
  { proof, recordedAt }: RecordedProof,
): Promise<boolean> {
  const { id, claimHash, verificationLevel } = claim
  if (statement.type !== verificationLevel) return false
  const [{ chainId, didRegistry: registry }, { checkProof, verificationContext, verificationDays }] = await Promise.all(
    [getAppConfig(), import('@did/proofs/check-proof')],
  )
  const judged = await checkProof(proof, {
    statement,
    commitment: null,
    context: verificationContext({ chainId, registry, claimId: id, claimHash }),
    days: verificationDays(new Date(recordedAt)),
    acceptDevelopmentKeys: __EMBEDDED__,
  })
  return judged.ok
}
