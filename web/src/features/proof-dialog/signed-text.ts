import { attestationDigest, buildAttestationRequest } from '@did/credentials/claim-attestation'
import { detailsRoot } from '@did/credentials/claim-leaves'
import { formatSubjectDid } from '@did/credentials/subject-did'
import type { AppConfig } from '@did/domain/app-config'
import type { AttestationDomain, AttestationMessage, AttestationRequest } from '@did/domain/attestation'
import type { ClaimLeaf } from '@did/domain/claim'
import { listDerivedFacts } from '@did/domain/derived-facts'
import { AppError } from '@did/domain/errors'
import { type Address, toAddress } from '@did/domain/hex'
import type { ProofType } from '@did/domain/proof'
import type { AskedRequest } from '@did/domain/verification-request'
import { judgeFact } from '@did/proofs/derived-facts'
import type { FromHolder } from './from-holder.ts'
import { endOf } from './validity.ts'

export type PendingAsked = Extract<AskedRequest, { status: 'pending' }>

/** The holder's attributes: who signed them, and for which text. */
export type Opened = Pick<FromHolder, 'commitment' | 'owner' | 'claimHash'>

/** Everything the verifier sees when pressing 'Complete Verification'. */
export type OnScreen = {
  request: PendingAsked
  verifier: Address
  level: ProofType
  validUntil: string
  opened: Opened | null
  /** Of the holder, as it was opened or typed. */
  dateOfBirth: string | null
  config: AppConfig
}

const noCommitment = `0x${'00'.repeat(32)}` as const

/**
 * The typed data to hand to the wallet, rebuilt from what is on the screen. The server's own is only compared with it: a verifier
 * signs what they read, whatever the server would like to have signed. Throws `attestation-mismatch` when the two differ.
 */
export function assertSignsWhatIsShown(prepared: AttestationRequest, shown: OnScreen): AttestationRequest {
  const domain = buildDomain(shown.config)
  const message = { ...prepared.message, ...buildShownMembers(shown) }
  if (attestationDigest(prepared.domain, prepared.message) !== attestationDigest(domain, message))
    throw new AppError('attestation-mismatch', `Request ${shown.request.id}: the text to sign is not the text shown`)
  if (message.validUntil !== 0 && message.validUntil <= message.validFrom)
    throw new AppError('attestation-mismatch', `Request ${shown.request.id}: the attestation would never be valid`)
  assertSentForThis(shown)
  assertFactsFollow(shown)
  return buildAttestationRequest({ domain, message })
}

/** The request may have become another one since the attributes were opened: they belong to the wallet and text they were signed for. */
function assertSentForThis({ request, opened }: OnScreen): void {
  const { claim, requester } = request
  const isForThis = opened?.owner === requester.walletAddress && opened.claimHash === claim.claimHash
  if (opened && !isForThis)
    throw new AppError('attestation-mismatch', `Request ${request.id}: the attributes are of another holder or text`)
}

/** Plain facts are signed with the text: each has to follow from the birth date that this browser has. */
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

/** A leaf is signed through `details` alone, where no wallet shows it: each must be a field that this screen shows. */
function recomputeDetails({ id, claim, leaves }: PendingAsked) {
  const isDescription = (leaf: ClaimLeaf) => leaf.field === 'description' && leaf.value === claim.description
  const others = leaves.filter((leaf) => !isDescription(leaf))
  const isShown = others.length === leaves.length - 1 && listDerivedFacts(others).length === others.length
  if (!isShown) throw new AppError('attestation-mismatch', `Request ${id}: its leaves are not the description shown`)
  return detailsRoot(leaves)
}

function buildDomain({ chainId, didRegistry }: AppConfig): AttestationDomain {
  return { name: 'DID Verification', version: '1', chainId, verifyingContract: didRegistry }
}
