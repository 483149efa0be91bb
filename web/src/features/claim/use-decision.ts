import { claimCalls } from '@did/domain/calls/claims'
import type { Claim } from '@did/domain/claim/claim'
import type { Address } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import type { ReviewState } from '@did/domain/verifier/verifier-name'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { claimDetailsTexts } from '../../texts/en/claim/claim-details.ts'

export type ClaimDecision =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'missing' }
  | { status: 'found'; decidedAt: string; verifier: DecidingVerifier }

/**
 * `wallet` and `accreditation` are null unless the claim names the deciding verifier in
 * `verifiedBy`.
 */
export type DecidingVerifier = { name: string; wallet: Address | null; accreditation: ReviewState | null }

export function useDecision(claim: Claim): ClaimDecision {
  const recorded = useQuery({
    queryKey: queryKeys.decisionOnClaim(claim),
    queryFn: ({ signal }) => api(claimCalls.getClaimProof, { params: { id: claim.id }, signal }),
    enabled: claim.isVerified,
  })
  if (recorded.isError) return { status: 'failed', onRetry: () => void recorded.refetch() }
  if (recorded.data === undefined) return { status: 'loading' }
  if (recorded.data === null) return { status: 'missing' }
  const { verifierId, recordedAt } = recorded.data
  return { status: 'found', decidedAt: recordedAt, verifier: describeVerifier(verifierId, claim) }
}

function describeVerifier(id: UserId, { verifiedBy }: Claim): DecidingVerifier {
  if (verifiedBy?.verifierId !== id)
    return { name: claimDetailsTexts.proof.unknownVerifier(id), wallet: null, accreditation: null }
  const { name, walletAddress, accreditation } = verifiedBy
  return { name, wallet: walletAddress, accreditation }
}
