import type { Claim } from '@did/domain/claim'
import type { UserId } from '@did/domain/ids'
import type { User, Verifier } from '@did/domain/user'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ClaimDecision, DecidingVerifier } from '../../features/claims/claim-proof.tsx'
import { sentRequestsQuery, verifiersQuery } from '../../features/verification/queries.ts'
import { claimDetailsTexts } from '../../texts/claim-details.ts'

/** Who verified the claim: its approved request names the verifier, the public list names the name. */
export function useDecision(claim: Claim, user: User | null): ClaimDecision {
  const requests = useQuery(
    user ? { ...sentRequestsQuery(user.id), enabled: claim.isVerified } : { queryKey: ['nobody'], queryFn: skipToken },
  )
  const verifiers = useQuery({ ...verifiersQuery, enabled: claim.isVerified })
  if (requests.isError) return { status: 'failed', onRetry: () => void requests.refetch() }
  if (requests.data === undefined || verifiers.isPending) return { status: 'loading' }
  const approved = requests.data.find((request) => request.claimId === claim.id && request.status === 'approved')
  if (approved?.status !== 'approved') return { status: 'missing' }
  return {
    status: 'found',
    decidedAt: approved.decidedAt,
    verifier: describeVerifier(approved.verifierId, verifiers.data ?? []),
  }
}

function describeVerifier(id: UserId, verifiers: readonly Verifier[]): DecidingVerifier {
  const known = verifiers.find((verifier) => verifier.id === id)
  if (!known) return { name: claimDetailsTexts.proof.unknownVerifier(id), wallet: null, accreditation: null }
  const { verifierOrganization, username, walletAddress, accreditation } = known
  return { name: verifierOrganization || username, wallet: walletAddress, accreditation }
}
