import { attestationDigest, buildAttestationRequest } from '@did/credentials/attestation/claim-attestation'
import { detailsRoot } from '@did/credentials/attestation/claim-leaves'
import type { AppConfig } from '@did/domain/app-config'
import type { AttestationMessage, AttestationRequest } from '@did/domain/attestation/attestation'
import type { ClaimLeaf } from '@did/domain/claim/claim'
import { listDerivedFacts } from '@did/domain/claim/derived-facts'
import { AppError } from '@did/domain/errors'
import { type Address, toAddress } from '@did/domain/hex'
import type { ProofType } from '@did/domain/proof/proof'
import { noCommitment } from '@did/domain/protocol/no-commitment'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { judgeFact } from '@did/proofs/derived-facts'
import type { FromOwner } from './from-owner.ts'
import { endOf } from './validity.ts'

/** The commitment to the owner's attributes, and the wallet and text for which it was signed. */
export type Opened = Pick<FromOwner, 'commitment' | 'owner' | 'claimHash'>

/** What the screen says when the verifier presses 'Complete Verification', before signing. */
export type OnScreen = {
  request: PendingAsked
  verifier: Address
  level: ProofType
  validUntil: string
  opened: Opened | null
  dateOfBirth: string | null
  config: AppConfig
}

/** Throws `attestation-mismatch` unless the server's typed data says what the screen shows. */
export function assertSignsWhatIsShown(prepared: AttestationRequest, shown: OnScreen): AttestationRequest {
  const domain = attestationDomain(shown.config)
  const message = { ...prepared.message, ...buildShownMembers(shown) }
  if (attestationDigest(prepared.domain, prepared.message) !== attestationDigest(domain, message))
    throw new AppError('attestation-mismatch', `Request ${shown.request.id}: the text to sign is not the text shown`)
  if (message.validUntil !== 0 && message.validUntil <= message.validFrom)
    throw new AppError('attestation-mismatch', `Request ${shown.request.id}: the attestation would never be valid`)
  assertSentForThis(shown)
  assertFactsFollow(shown)
  return buildAttestationRequest({ domain, message })
}

/** One wallet signed the attributes for one text, and the request may have changed since then. */
function assertSentForThis({ request, opened }: OnScreen): void {
  const { claim, requester } = request
  const isForThis = opened?.owner === requester.walletAddress && opened.claimHash === claim.claimHash
  if (opened && !isForThis)
    throw new AppError('attestation-mismatch', `Request ${request.id}: the attributes are of another holder or text`)
}

/** The signature covers the stated facts, so each must follow from the known date of birth. */
function assertFactsFollow({ request, dateOfBirth }: OnScreen): void {
  const born = { dateOfBirth, day: request.claim.issueDate }
  const wrong = listDerivedFacts(request.leaves).find((fact) => judgeFact(fact, born) !== 'agrees')
  if (wrong) throw new AppError('fact-contradicted', `Request ${request.id}: ${wrong.field} is not what follows`)
}

type ServerDecides = 'validFrom' | 'statusList' | 'statusIndex'

function buildShownMembers(shown: OnScreen): Omit<AttestationMessage, ServerDecides> {
  const { request, verifier, level, validUntil, opened, config } = shown
  const { claim, requester } = request
  return {
    verifier: toAddress(verifier),
    claimId: request.claimId,
    subject: formatSubjectDid({ chainId: config.chainId, address: requester.walletAddress }),
    claimType: claim.type,
    title: claim.title,
    issuer: claim.issuer,
    issueDate: claim.issueDate,
    details: recomputeDetails(request),
    commitment: opened?.commitment ?? noCommitment,
    level,
    validUntil: endOf(validUntil),
  }
}

/** The wallet shows only a hash of `details`, so the screen must show each leaf behind the hash. */
function recomputeDetails({ id, claim, leaves }: PendingAsked) {
  const isDescription = (leaf: ClaimLeaf) => leaf.field === 'description' && leaf.value === claim.description
  const others = leaves.filter((leaf) => !isDescription(leaf))
  const isShown = others.length === leaves.length - 1 && listDerivedFacts(others).length === others.length
  if (!isShown) throw new AppError('attestation-mismatch', `Request ${id}: its leaves are not the description shown`)
  return detailsRoot(leaves)
}
