import type { Claim } from '@did/domain/claim'
import type { UserId } from '@did/domain/ids'
import { claimRoutes } from '@did/domain/routes/claims'
import { useQuery } from '@tanstack/react-query'
import type { ClaimDecision, DecidingVerifier } from '../../features/claims/claim-proof.tsx'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { claimDetailsTexts } from '../../texts/claim-details.ts'

/** Who verified the claim: the verification that counts now says who and when. */
export function useDecision(claim: Claim): ClaimDecision {
  const recorded = useQuery({
    queryKey: queryKeys.decisionOnClaim(claim),
    queryFn: ({ signal }) => api(claimRoutes.getClaimProof, { params: { id: claim.id }, signal }),
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
