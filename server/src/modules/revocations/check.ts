import { checkRevocation as checkSigned } from '@did/credentials/attestation/claim-revocation'
import { readWalletAnswer } from '@did/credentials/signature/signature'
import type { RevocationMessage } from '@did/domain/attestation/revocation-record'
import { AppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { Context } from '../../context.ts'

type Signed = { verifier: Address; message: RevocationMessage; signature: Hex }

/**
 * Throws unless the verifier signed exactly this revocation. Returns the signature to store: in its
 * one accepted spelling if a key made it, or as a contract wallet gave it.
 */
export async function checkRevocation({ config, chain }: Context, { signature, ...signed }: Signed): Promise<Hex> {
  const accepted = readWalletAnswer(signature) ?? signature
  const domain = attestationDomain(config)
  if ((await checkSigned(domain, { ...signed, signature: accepted }, chain.judgeContractSignature)) === true)
    return accepted
  throw new AppError('revocation-signature-invalid', 'The revocation is not signed by this verifier')
}
