import type { AskedRequest, VerificationRequest } from '@did/domain/verification-request'
import type { FullRequest } from './store.ts'

export function presentRequest({ request, claim }: FullRequest): VerificationRequest {
  const { id, claimId, requesterId, verifierId, createdAt, status, decidedAt, reason, questions, version } = request
  const ask = {
    id,
    didId: claim.didId,
    claimId,
    claimType: claim.type,
    claimTitle: claim.title,
    requesterId,
    verifierId,
    requestDate: createdAt.toISOString(),
    questions,
    version,
  }
  if (status === 'pending') return { ...ask, status }
  // The database guarantees a date for whatever is decided.
  const decided = { ...ask, decidedAt: (decidedAt ?? createdAt).toISOString() }
  return status === 'approved' ? { ...decided, status } : { ...decided, status, reason }
}

/** For the verifier asked: with what it has to judge, and while it waits the salts too, to recompute what it would sign. */
export function presentAskedRequest(row: FullRequest): AskedRequest {
  const { claim, requester, tokenId: didTokenId } = row
  const { type, title, issuer, issueDate, description, claimHash, details, leaves } = claim
  const asked = {
    didTokenId,
    claim: { type, title, issuer, issueDate, description, claimHash, details },
    requester: { username: requester.username, walletAddress: requester.walletAddress },
  }
  const request = presentRequest(row)
  return request.status === 'pending' ? { ...request, ...asked, leaves } : { ...request, ...asked }
}
