import type { SentAttributes } from '@did/domain/attribute-key'
import type { UserId } from '@did/domain/ids'
import type {
  AskedRequest,
  EarlierDecision,
  OpenedRequest,
  VerificationRequest,
  Withdrawal,
} from '@did/domain/verification-request'
import { presentClaim } from '../claims/present.ts'
import { readReason } from '../revocations/present.ts'
import type { RevocationRow } from '../revocations/service.ts'
import { nameOfVerifier } from '../verifiers/present.ts'
import type { Opened } from './open-request.ts'
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
  if (request.status === 'pending') return { ...request, ...asked, leaves, attributes: presentAttributes(row) }
  if (request.status === 'rejected') return { ...request, ...asked }
  return { ...request, ...asked, withdrawal: row.revocation && presentWithdrawal(row.revocation) }
}

/** Rows that were written before owners signed have no signature in them. */
function presentAttributes({ request: { attributes } }: FullRequest): SentAttributes | null {
  return attributes && { ...attributes, signed: attributes.signed ?? null }
}

export function presentOpenedRequest({ asked, did, claim, earlier }: Opened): OpenedRequest {
  const { standing, validUntil, chainRecord } = presentClaim(claim)
  return {
    request: presentAskedRequest(asked),
    did: { since: did.createdAt.toISOString(), onChain: did.onChain },
    claim: { standing, validUntil, chainRecord },
    earlier: earlier.map((row) => presentEarlier(row, asked.request.verifierId)),
  }
}

/** Why another verifier decided is for the owner alone. */
function presentEarlier(row: FullRequest, reader: UserId): EarlierDecision {
  const { request, verifier, revocation } = row
  const withdrawal = revocation && presentWithdrawal(revocation)
  return {
    id: request.id,
    verifierId: verifier.id,
    verifierName: nameOfVerifier(verifier),
    status: withdrawal ? 'withdrawn' : request.status === 'rejected' ? 'rejected' : 'approved',
    at: withdrawal?.withdrawnAt ?? (request.decidedAt ?? request.createdAt).toISOString(),
    reason: verifier.id === reader ? (withdrawal ?? request).reason : null,
  }
}

function presentWithdrawal(revocation: RevocationRow): Withdrawal {
  return { withdrawnAt: revocation.revokedAt.toISOString(), reason: readReason(revocation) }
}
