import { buildAttestationRequest } from '@did/credentials/attestation/claim-attestation'
import { readDetails } from '@did/credentials/attestation/credential-details'
import type { AttestationRequest } from '@did/domain/attestation/attestation'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import type { Config } from '../../config.ts'
import type { FullRequest } from '../verification-requests/service.ts'
import type { Draft } from './store.ts'

type ChainConfig = Pick<Config, 'chainId' | 'didRegistry'>

/** The message that a verifier signs comes from stored rows alone, never from the call's input. */
export function describeAttestation(
  config: ChainConfig,
  { claim, owner, verifier }: FullRequest,
  { level, validFrom, validUntil, statusList, statusIndex, commitment }: Draft,
): AttestationRequest {
  const { id: claimId, type: claimType, title, issuer, issueDate } = claim
  const message = {
    verifier: verifier.walletAddress,
    claimId,
    subject: formatSubjectDid({ chainId: config.chainId, address: owner }),
    claimType,
    title,
    issuer,
    issueDate,
    commitment,
    level,
    validFrom,
    validUntil,
    statusList,
    statusIndex,
  }
  return buildAttestationRequest({ domain: attestationDomain(config), message, details: readDetails(claim.leaves) })
}
