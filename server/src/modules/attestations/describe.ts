import { buildAttestationRequest } from '@did/credentials/claim-attestation'
import type { AttestationDomain, AttestationRequest } from '@did/domain/attestation'
import { buildSubjectDid } from '@did/domain/did'
import type { Hex } from '@did/domain/hex'
import type { Config } from '../../config.ts'
import type { FullRequest } from '../verification-requests/service.ts'
import type { Draft } from './store.ts'

/** Of an attestation over a text alone. */
export const noCommitment: Hex = `0x${'00'.repeat(32)}`

type ChainConfig = Pick<Config, 'chainId' | 'didRegistry'>

export function attestationDomain({ chainId, didRegistry }: ChainConfig): AttestationDomain {
  return { name: 'DID Verification', version: '1', chainId, verifyingContract: didRegistry }
}

/** The one attestation a verifier can give for this request: written from the stored claim and the draft, never from input. */
export function describeAttestation(
  config: ChainConfig,
  { claim, owner, verifier }: FullRequest,
  { level, validFrom, validUntil, statusList, statusIndex, commitment }: Draft,
): AttestationRequest {
  const { id: claimId, type: claimType, title, issuer, issueDate, details } = claim
  const message = {
    verifier: verifier.walletAddress,
    claimId,
    subject: buildSubjectDid(config.chainId, owner),
    claimType,
    title,
    issuer,
    issueDate,
    details,
    commitment,
    level,
    validFrom,
    validUntil,
    statusList,
    statusIndex,
  }
  return buildAttestationRequest({ domain: attestationDomain(config), message })
}
