import type { Claim } from '@did/domain/claim'
import type { UserId } from '@did/domain/ids'
import { claimRoutes } from '@did/domain/routes/claims'
import type { Verifier } from '@did/domain/user'
import { useQuery } from '@tanstack/react-query'
import type { ClaimDecision, DecidingVerifier } from '../../features/claims/claim-proof.tsx'
import { verifiersQuery } from '../../features/verification/queries.ts'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { claimDetailsTexts } from '../../texts/claim-details.ts'

/** Who verified the claim: the verification that counts now says who and when, the public list has the name. */
export function useDecision(claim: Claim): ClaimDecision {
  const recorded = useQuery({
    queryKey: queryKeys.decisionOnClaim(claim),
    queryFn: ({ signal }) => api(claimRoutes.getClaimProof, { params: { id: claim.id }, signal }),
    enabled: claim.isVerified,
  })
  const verifiers = useQuery({ ...verifiersQuery, enabled: claim.isVerified })
  if (recorded.isError) return { status: 'failed', onRetry: () => void recorded.refetch() }
  if (recorded.data === undefined || verifiers.isPending) return { status: 'loading' }
  if (recorded.data === null) return { status: 'missing' }
  const { verifierId, recordedAt } = recorded.data
  return { status: 'found', decidedAt: recordedAt, verifier: describeVerifier(verifierId, verifiers.data ?? []) }
}

function describeVerifier(id: UserId, verifiers: readonly Verifier[]): DecidingVerifier {
  const known = verifiers.find((verifier) => verifier.id === id)
  if (!known) return { name: claimDetailsTexts.proof.unknownVerifier(id), wallet: null, accreditation: null }
  const { verifierOrganization, username, walletAddress, accreditation } = known
  return { name: verifierOrganization || username, wallet: walletAddress, accreditation }
}
