import { attestationDigest, buildAttestationRequest } from '@did/credentials/claim-attestation'
import { detailsRoot } from '@did/credentials/claim-leaves'
import { formatSubjectDid } from '@did/credentials/subject-did'
import type { AppConfig } from '@did/domain/app-config'
import type { AttestationDomain, AttestationMessage, AttestationRequest } from '@did/domain/attestation'
import { AppError } from '@did/domain/errors'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import type { ProofType } from '@did/domain/proof'
import type { AskedRequest } from '@did/domain/verification-request'
import { endOf } from './validity.ts'

export type PendingAsked = Extract<AskedRequest, { status: 'pending' }>

/** Everything the verifier sees when pressing 'Complete Verification'. */
export type OnScreen = {
  request: PendingAsked
  verifier: Address
  level: ProofType
  validUntil: string
  commitment: Hex | null
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
  return buildAttestationRequest({ domain, message })
}

type ServerDecides = 'validFrom' | 'statusList' | 'statusIndex'

function buildShownMembers(shown: OnScreen): Omit<AttestationMessage, ServerDecides> {
  const { request, verifier, level, validUntil, commitment, config } = shown
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
    commitment: commitment ?? noCommitment,
    level,
    validUntil: endOf(validUntil),
  }
}

/** A leaf is signed through `details` alone, where no wallet shows it: each must be a field that this screen shows. */
function recomputeDetails({ id, claim, leaves }: PendingAsked) {
  const isShown =
    leaves.length === 1 && leaves.every((leaf) => leaf.field === 'description' && leaf.value === claim.description)
  if (!isShown) throw new AppError('attestation-mismatch', `Request ${id}: its leaves are not the description shown`)
  return detailsRoot(leaves)
}

function buildDomain({ chainId, didRegistry }: AppConfig): AttestationDomain {
  return { name: 'DID Verification', version: '1', chainId, verifyingContract: didRegistry }
}
