import { readWalletAnswer } from '@did/credentials/signature'
import type { SignedAttestation } from '@did/domain/attestation'
import type { Claim } from '@did/domain/claim'
import { AppError } from '@did/domain/errors'
import type { Proof } from '@did/domain/proof'
import { claimRoutes } from '@did/domain/routes/claims'
import { verificationRequestRoutes } from '@did/domain/routes/verification-requests'
import type { Signer } from '../../lib/account.ts'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { assertSignsWhatIsShown, type Opened, type PendingAsked } from './signed-text.ts'

export type Approval = {
  request: PendingAsked
  proof: Proof
  validUntil: string
  /** The holder's attributes, checked and led back to their commitment by this browser; null when none were opened. */
  opened: Opened | null
  /** As it was opened or typed: what the claim states of an age has to follow from it. */
  dateOfBirth: string | null
  signer: Signer
  onSigning: () => void
}

/**
 * Gets the attestation to sign, holds it against the screen, and asks the wallet once. Throws `attestation-mismatch` before the
 * wallet is asked, `wallet-rejected` when it declines, `request-decided` when there is nothing left to approve.
 */
export async function signAttestation(approval: Approval): Promise<SignedAttestation> {
  const { request, proof, validUntil, opened, dateOfBirth, signer, onSigning } = approval
  const level = proof.type
  const query = { level, ...(validUntil !== '' && { validUntil }), ...(opened && { commitment: opened.commitment }) }
  const [config, prepared] = await Promise.all([
    getAppConfig(),
    api(verificationRequestRoutes.prepareAttestation, { params: { id: request.id }, query }),
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
  return { message: typedData.message, signature }
}

/** Stores the verification: claim, request and attestation change together, or not at all. */
export function submitVerification(
  request: PendingAsked,
  proof: Proof,
  attestation: SignedAttestation,
): Promise<Claim> {
  return api(claimRoutes.verifyClaim, {
    params: { id: request.claimId },
    body: { isVerified: true, verificationLevel: proof.type, proof, attestation },
  })
}
