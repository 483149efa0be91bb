import { isRevocationSigned } from '@did/credentials/claim-revocation'
import { normalizeWalletSignature } from '@did/credentials/signature'
import { AppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import type { RevocationMessage } from '@did/domain/revocation-record'
import type { Context } from '../../context.ts'
import { attestationDomain } from '../attestations/describe.ts'

type Signed = { verifier: Address; message: RevocationMessage; signature: Hex }

/** The signature in its one accepted spelling; throws unless it is the verifier's over exactly this revocation. */
export async function checkRevocation({ config }: Context, { verifier, message, signature }: Signed): Promise<Hex> {
  const accepted = normalizeWalletSignature(signature)
  const domain = attestationDomain(config)
  if (accepted !== null && (await isRevocationSigned(domain, { verifier, message, signature: accepted })))
    return accepted
  throw new AppError('revocation-signature-invalid', 'The revocation is not signed by this verifier')
}
