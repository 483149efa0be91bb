import { attestationDomain } from '@did/credentials/attestation-domain'
import { checkSharing } from '@did/credentials/shared-attributes'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { RequestVerification } from '@did/domain/send-attributes'
import type { Context } from '../../context.ts'
import type { PresentableClaim } from '../claims/service.ts'
import { findUser } from '../users/service.ts'

type Sent = {
  claim: PresentableClaim
  verifierId: number
  attributes: NonNullable<RequestVerification['attributes']>
  claimHash: Hex | undefined
}

/**
 * Refuses attributes that the claim's owner has not signed for this verifier and this text. The verifier's browser checks the same
 * signature again; this check spares the verifier a request with attributes that its browser would refuse.
 */
export async function assertSharedByOwner(ctx: Context, { claim, verifierId, attributes, claimHash }: Sent) {
  const { id, title } = claim.claim
  if (claim.claim.claimHash !== claimHash?.toLowerCase()) throw wasReworded()
  const verifier = await findUser(ctx, verifierId)
  if (!verifier) throw new AppError('verifier-unavailable', 'This verifier cannot be asked')
  const occasion = { owner: claim.owner, verifier: verifier.walletAddress, claim: { id, title, claimHash } }
  const { signed } = attributes
  const isSigned = await checkSharing(
    attestationDomain(ctx.config),
    { sharing: { attributes, occasion, signed }, signature: signed.signature },
    ctx.chain.judgeContractSignature,
  )
  if (isSigned !== true)
    throw new AppError('attributes-signature-invalid', 'The attributes are not signed by the claim’s owner')
}

export function wasReworded(): AppError {
  return new AppError('precondition-failed', 'The claim was reworded in the meantime')
}
