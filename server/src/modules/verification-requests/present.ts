import { holderNameOf, listClaimFields } from '@did/domain/claim/claim-fields'
import type { UserId } from '@did/domain/ids'
import type { SentAttributes } from '@did/domain/vault/attribute-key'
import type { EarlierDecision, OpenedRequest, SiblingRequest } from '@did/domain/verification-request/opened-request'
import type {
  AskedRequest,
  RequestRevocation,
  VerificationRequest,
} from '@did/domain/verification-request/verification-request'
import { readVerifiedBy } from '../claims/claim-verifiers.ts'
import { presentClaim } from '../claims/present.ts'
import type { PresentableClaim } from '../claims/service.ts'
import { readReason } from '../revocations/present.ts'
import type { RevocationRow } from '../revocations/service.ts'
import type { NamedRequest } from './name-verifiers.ts'
import type { Opened } from './open-request.ts'
import type { FullRequest } from './store.ts'

/** This value replaces the hashes of texts that were not kept before `0025_wordings.sql`. */
const lostHash = `0x${'00'.repeat(32)}`
/** A claim whose text is not the one that the verifier was asked about shows this state. */
const unknownState = { standing: 'none', validUntil: null, chainRecord: 'none', accreditation: null } as const

type PresentableRequest = FullRequest & Partial<NamedRequest>

/** The type, title and hash are those of the text that the request is about. */
export function presentRequest({ request, claim, revocation, shownVerifier }: PresentableRequest): VerificationRequest {
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
    renews: request.renews,
    ...(shownVerifier && { verifier: { name: shownVerifier.name, accreditation: shownVerifier.accreditation } }),
    requestDate: createdAt.toISOString(),
    questions,
    version,
  }
  if (status === 'pending') return { ...ask, status }
  // The fallback is never used, because a constraint of the table guarantees that a decided request
  // has a date.
  const decided = { ...ask, decidedAt: (decidedAt ?? createdAt).toISOString() }
  if (status === 'rejected') return { ...decided, status, reason }
  return { ...decided, status, withdrawal: revocation && presentRequestRevocation(revocation) }
}

/**
 * A pending request shows its verifier the salts, from which the verifier computes what it will
 * sign.
 */
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
    return {
      ...request,
      ...asked,
      claim: wording,
      leaves,
      level: claim.templateLevel,
      attributes: presentAttributes(row),
    }
  const confirmable = { ...wording, holderName: holderNameOf(leaves), fields: listClaimFields(leaves) }
  const shown = { ...asked, claim: isAskedText(row) ? confirmable : null }
  if (request.status === 'rejected') return { ...request, ...shown }
  return { ...request, ...shown, signed: row.attestation && presentSigned(row.attestation) }
}

function presentSigned({ digest, level, validUntil }: NonNullable<FullRequest['attestation']>) {
  return { digest, level, validUntil: validUntil?.toISOString() ?? null }
}

/** Rows from before owners signed their attributes have no signature. */
function presentAttributes({ request: { attributes } }: FullRequest): SentAttributes | null {
  return attributes && { ...attributes, signed: attributes.signed ?? null }
}

export function presentOpenedRequest(opened: Opened): OpenedRequest {
  const { asked, did, claim, earlier, confirmedBefore, likelyDuplicates, others } = opened
  return {
    request: presentAskedRequest(asked),
    did: { since: did.createdAt.toISOString(), onChain: did.onChain },
    claim: isAskedText(asked) ? presentState(claim) : unknownState,
    earlier: earlier.map((row) => presentEarlier(row, asked.request.verifierId)),
    confirmedBefore,
    likelyDuplicates,
    others: others.map(presentSibling),
  }
}

function presentState(row: PresentableClaim): OpenedRequest['claim'] {
  const { standing, validUntil, chainRecord } = presentClaim(row)
  const accreditation = row.verifiedBy && readVerifiedBy(row.verifiedBy).accreditation
  return { standing, validUntil, chainRecord, accreditation }
}

function presentSibling(row: FullRequest): SiblingRequest {
  const { id, claimTitle, status, createdAt, decidedAt, reason } = row.request
  const withdrawal = row.revocation && presentRequestRevocation(row.revocation)
  return {
    id,
    claimTitle,
    status: withdrawal ? 'withdrawn' : status,
    at: withdrawal?.withdrawnAt ?? (decidedAt ?? createdAt).toISOString(),
    reason: withdrawal ? withdrawal.reason : reason,
  }
}

/** A verifier reads its own reasons, and only the owner reads the reasons of other verifiers. */
function presentEarlier(row: NamedRequest, reader: UserId): EarlierDecision {
  const { request, verifier, shownVerifier, revocation } = row
  const withdrawal = revocation && presentRequestRevocation(revocation)
  return {
    id: request.id,
    verifierId: verifier.id,
    verifierName: shownVerifier.name,
    accreditation: shownVerifier.accreditation,
    status: withdrawal ? 'withdrawn' : request.status === 'rejected' ? 'rejected' : 'approved',
    at: withdrawal?.withdrawnAt ?? (request.decidedAt ?? request.createdAt).toISOString(),
    reason: verifier.id === reader ? (withdrawal ?? request).reason : null,
  }
}

function presentRequestRevocation(revocation: RevocationRow): RequestRevocation {
  return { withdrawnAt: revocation.revokedAt.toISOString(), reason: readReason(revocation) }
}

/**
 * Returns false if the claim has another text than the request, or if the request is from before
 * the server kept the hash of its text.
 */
function isAskedText({ request, claim }: Pick<FullRequest, 'request' | 'claim'>): boolean {
  return request.claimHash === claim.claimHash
}
