import { toAttestation } from '@did/credentials/attestation/claim-attestation'
import { readWalletAnswer } from '@did/credentials/signature/signature'
import type { SignedAttestation } from '@did/domain/attestation/attestation'
import { claimCalls } from '@did/domain/calls/claims'
import { verificationRequestCalls } from '@did/domain/calls/verification-requests'
import type { Claim } from '@did/domain/claim/claim'
import { AppError } from '@did/domain/errors'
import type { Proof } from '@did/domain/proof/proof'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import type { Signer } from '../../../entities/account/account.ts'
import { api } from '../../../lib/api.ts'
import { getAppConfig } from '../../../lib/app-config.ts'
import { assertSignsWhatIsShown, type Opened } from './signed-text.ts'
import '../../../entities/proof/proof-errors.ts'

export type Approval = {
  request: PendingAsked
  proof: Proof
  validUntil: string
  /** The owner's attributes, which match their commitment, or null if the verifier opened none. */
  opened: Opened | null
  /** The opened or typed date of birth. The age that the claim states must follow from it. */
  dateOfBirth: string | null
  signer: Signer
  onSigning: () => void
}

/**
 * Lets the wallet sign what the screen shows. Throws `attestation-mismatch`, `fact-contradicted` or
 * `request-decided` before the wallet is asked, and `wallet-rejected` when the wallet declines.
 */
export async function signAttestation(approval: Approval): Promise<SignedAttestation> {
  const { request, proof, validUntil, opened, dateOfBirth, signer, onSigning } = approval
  const level = proof.type
  const query = { level, ...(validUntil !== '' && { validUntil }), ...(opened && { commitment: opened.commitment }) }
  const [config, prepared] = await Promise.all([
    getAppConfig(),
    api(verificationRequestCalls.prepareAttestation, { params: { id: request.id }, query }),
  ])
  if (!prepared) throw new AppError('request-decided', `Request ${request.id} cannot be approved any more`)
  const typedData = assertSignsWhatIsShown(prepared, {
    request,
    verifier: signer.address,
    level,
    validUntil,
    opened,
    dateOfBirth,
    config,
  })
  onSigning()
  const signature = readWalletAnswer(await signer.signTypedData(typedData))
  if (!signature) throw new AppError('attestation-signature-invalid', 'The wallet answered no signature of its own')
  return { ...toAttestation(typedData), signature }
}

/** The server changes the claim, the request and the attestation together, or none of them. */
export function approveRequest(request: PendingAsked, proof: Proof, attestation: SignedAttestation): Promise<Claim> {
  return api(claimCalls.approveRequest, {
    params: { id: request.claimId },
    body: { isVerified: true, verificationLevel: proof.type, proof, attestation },
  })
}
