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

/** Stored for a text of which nobody kept the hash: `0025_wordings.sql`. */
const lostHash = `0x${'00'.repeat(32)}`
/** What is known about a text that its owner replaced. */
const unknownState = { standing: 'none', validUntil: null, chainRecord: 'none' } as const

type NamedRequest = FullRequest & { shownVerifier?: NonNullable<VerificationRequest['verifier']> | undefined }

/** For the owner, and for the verifier asked. Type, title and hash are those of the text that the request is about. */
export function presentRequest({ request, claim, revocation, shownVerifier }: NamedRequest): VerificationRequest {
  const { id, claimId, claimType, claimTitle, requesterId, verifierId, createdAt, questions, version } = request
  const { status, decidedAt, reason } = request
  const ask = {
    id,
    didId: claim.didId,
    claimId,
    claimType,
    claimTitle,
    claimHash: request.claimHash === lostHash ? null : request.claimHash,
    requesterId,
    verifierId,
    ...(shownVerifier && { verifier: { name: shownVerifier.name, accreditation: shownVerifier.accreditation } }),
    requestDate: createdAt.toISOString(),
    questions,
    version,
  }
  if (status === 'pending') return { ...ask, status }
  // The database guarantees a date for whatever is decided.
  const decided = { ...ask, decidedAt: (decidedAt ?? createdAt).toISOString() }
  if (status === 'rejected') return { ...decided, status, reason }
  return { ...decided, status, withdrawal: revocation && presentWithdrawal(revocation) }
}

/** For the verifier asked: with what it has to judge, and while it waits the salts too, to recompute what it would sign. */
export function presentAskedRequest(row: FullRequest): AskedRequest {
  const { claim, requester, tokenId: didTokenId } = row
  const { type, title, issuer, issueDate, description, claimHash, details, leaves } = claim
  const asked = {
    didTokenId,
    requester: { username: requester.username, walletAddress: requester.walletAddress },
  }
  const wording = { type, title, issuer, issueDate, description, claimHash, details }
  const request = presentRequest(row)
  if (request.status === 'pending')
    return { ...request, ...asked, claim: wording, leaves, attributes: presentAttributes(row) }
  return { ...request, ...asked, claim: isAskedText(row) ? wording : null }
}

/** Whether the claim still has the text that was asked about. A decision from before `0025_wordings.sql` may be about a lost text. */
export function isAskedText({ request, claim }: Pick<FullRequest, 'request' | 'claim'>): boolean {
  return request.claimHash === claim.claimHash
}

/** Rows that were written before owners signed have no signature in them. */
function presentAttributes({ request: { attributes } }: FullRequest): SentAttributes | null {
  return attributes && { ...attributes, signed: attributes.signed ?? null }
}

export function presentOpenedRequest({ asked, did, claim, earlier }: Opened): OpenedRequest {
  const { standing, validUntil, chainRecord } = isAskedText(asked) ? presentClaim(claim) : unknownState
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
