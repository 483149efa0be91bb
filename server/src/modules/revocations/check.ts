import { checkRevocation as checkSigned } from '@did/credentials/claim-revocation'
import { readWalletAnswer } from '@did/credentials/signature'
import { AppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import type { RevocationMessage } from '@did/domain/revocation-record'
import type { Context } from '../../context.ts'
import { attestationDomain } from '../attestations/describe.ts'

type Signed = { verifier: Address; message: RevocationMessage; signature: Hex }

/**
 * The signature as it is stored: in its one accepted spelling when a key made it, or as a contract wallet gave it. Throws unless it
 * is the verifier's over exactly this revocation.
 */
export async function checkRevocation({ config, chain }: Context, { signature, ...signed }: Signed): Promise<Hex> {
  const accepted = readWalletAnswer(signature) ?? signature
  const domain = attestationDomain(config)
  if ((await checkSigned(domain, { ...signed, signature: accepted }, chain.judgeContractSignature)) === true)
    return accepted
  throw new AppError('revocation-signature-invalid', 'The revocation is not signed by this verifier')
}
