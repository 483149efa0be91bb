import { checkSharing } from '@did/credentials/share/shared-attributes'
import { AppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { RequestVerification } from '@did/domain/verification-request/request-verification'
import type { Context } from '../../context.ts'
import { wasReworded } from '../claims/policy.ts'
import type { PresentableClaim } from '../claims/service.ts'
import { findUser } from '../users/service.ts'

type Sent = {
  claim: PresentableClaim
  /** The wallet that acts for the claim's owner. */
  controller: Address
  verifierId: number
  attributes: NonNullable<RequestVerification['attributes']>
  claimHash: Hex | undefined
}

/**
 * The owner must have signed the attributes for this verifier and text. The verifier's browser
 * checks the signature again. This check keeps away requests that the browser would refuse.
 */
export async function assertSharedByOwner(
  ctx: Context,
  { claim, controller, verifierId, attributes, claimHash }: Sent,
) {
  const { id, title } = claim.claim
  if (claim.claim.claimHash !== claimHash) throw wasReworded()
  const verifier = await findUser(ctx, verifierId)
  if (!verifier) throw new AppError('verifier-unavailable', 'This verifier cannot be asked')
  const occasion = { owner: claim.owner, verifier: verifier.walletAddress, claim: { id, title, claimHash } }
  const { signed } = attributes
  const isSigned = await checkSharing(
    attestationDomain(ctx.config),
    { sharing: { attributes, occasion, signed }, signature: signed.signature, controller },
    ctx.chain.judgeContractSignature,
  )
  if (isSigned !== true)
    throw new AppError('attributes-signature-invalid', 'The attributes are not signed by the claim’s owner')
}
