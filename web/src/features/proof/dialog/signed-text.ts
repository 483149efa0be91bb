import {
  attestationDigest,
  buildAttestationRequest,
  toAttestation,
} from '@did/credentials/attestation/claim-attestation'
import {
  attestationTypeOf,
  type ClaimDetails,
  hashDetails,
  readDetails,
} from '@did/credentials/attestation/credential-details'
import type { AppConfig } from '@did/domain/app-config'
import type { AttestationMessage, AttestationRequest } from '@did/domain/attestation/attestation'
import { listDerivedFacts } from '@did/domain/claim/age-facts'
import type { ClaimLeaf } from '@did/domain/claim/claim'
import { descriptionField } from '@did/domain/claim/claim-field'
import { AppError } from '@did/domain/errors'
import { type Address, toAddress } from '@did/domain/hex'
import type { ProofType } from '@did/domain/proof/proof'
import { noCommitment } from '@did/domain/protocol/no-commitment'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { judgeFact } from '@did/proofs/age-facts'
import type { FromOwner } from './from-owner.ts'
import { endOf } from './validity.ts'

/**
 * The commitment to the owner's attributes, the wallet that signed it, and the hash of the claim's
 * text for which the wallet signed.
 */
export type Opened = Pick<FromOwner, 'commitment' | 'owner' | 'claimHash'>

/**
 * What the screen showed at the press of 'Complete Verification'. The text to sign is built from
 * it, so that a verifier signs only what it has seen.
 */
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
  const details = readShownDetails(shown.request)
  const message = { ...prepared.message, ...buildShownMembers(shown), details: hashDetails(details) }
  const primaryType = attestationTypeOf(details)
  if (
    attestationDigest(prepared.domain, toAttestation(prepared)) !== attestationDigest(domain, { primaryType, message })
  )
    throw new AppError('attestation-mismatch', `Request ${shown.request.id}: the text to sign is not the text shown`)
  if (message.validUntil !== 0 && message.validUntil <= message.validFrom)
    throw new AppError('attestation-mismatch', `Request ${shown.request.id}: the attestation would never be valid`)
  assertSentForThis(shown)
  assertFactsFollow(shown)
  return buildAttestationRequest({ domain, message, details })
}

/**
 * Throws if another wallet than the requester's signed the attributes, or if they belong to another
 * text than the claim's. The request may have changed since the verifier opened them.
 */
function assertSentForThis({ request, opened }: OnScreen): void {
  const { claim, requester } = request
  const isForThis = opened?.owner === requester.walletAddress && opened.claimHash === claim.claimHash
  if (opened && !isForThis)
    throw new AppError('attestation-mismatch', `Request ${request.id}: the attributes are of another holder or text`)
}

/**
 * The signature covers the facts that the claim states, so each of them must follow from the date
 * of birth. Throws otherwise.
 */
function assertFactsFollow({ request, dateOfBirth }: OnScreen): void {
  const born = { dateOfBirth, day: request.claim.issueDate }
  const wrong = listDerivedFacts(request.leaves).find((fact) => judgeFact(fact, born) !== 'agrees')
  if (wrong) throw new AppError('fact-contradicted', `Request ${request.id}: ${wrong.field} is not what follows`)
}

type FoundElsewhere = 'validFrom' | 'statusList' | 'statusIndex' | 'details'

function buildShownMembers(shown: OnScreen): Omit<AttestationMessage, FoundElsewhere> {
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
    commitment: opened?.commitment ?? noCommitment,
    level,
    validUntil: endOf(validUntil),
  }
}

/**
 * The wallet may show the claim's details only as a hash. So this function throws for a leaf that
 * the screen does not show.
 */
function readShownDetails({ id, claim, leaves }: PendingAsked): ClaimDetails {
  const details = readDetails(leaves)
  const isDescription = (leaf: ClaimLeaf) => leaf.field === descriptionField && leaf.value === claim.description
  const others = leaves.filter((leaf) => !isDescription(leaf))
  // If the claim has fields, the screen shows every leaf. Otherwise the screen shows only the
  // description and the derived facts.
  const areShown = details.form === 'fields' || listDerivedFacts(others).length === others.length
  if (others.length !== leaves.length - 1 || !areShown)
    throw new AppError('attestation-mismatch', `Request ${id}: its leaves are not the description shown`)
  return details
}
