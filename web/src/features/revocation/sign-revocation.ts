import { attestationDigest } from '@did/credentials/claim-attestation'
import { buildRevocationRequest, hashRevocationReason } from '@did/credentials/claim-revocation'
import type { AppConfig } from '@did/domain/app-config'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { Confirmation, RevocationRequest } from '@did/domain/revocation-record'
import type { Signer } from '../../lib/account.ts'
import { getAppConfig } from '../../lib/app-config.ts'

/**
 * The typed data to hand to the wallet, made from what is on the screen. Throws `attestation-mismatch` when the digest to take
 * back is not the one of the text shown.
 */
export function describeRevocation(
  { attestation, message }: Pick<Confirmation, 'attestation' | 'message'>,
  reason: string,
  { chainId, didRegistry }: Pick<AppConfig, 'chainId' | 'didRegistry'>,
): RevocationRequest {
  const domain = { name: 'DID Verification', version: '1', chainId, verifyingContract: didRegistry } as const
  if (attestationDigest(domain, message) !== attestation)
    throw new AppError('attestation-mismatch', 'What is to be taken back is not the text shown')
  return buildRevocationRequest({ domain, message: { attestation, reason: hashRevocationReason(reason) } })
}

/** Asks the wallet once; throws `wallet-rejected` when it declines. */
export async function signRevocation(confirmation: Confirmation, reason: string, signer: Signer): Promise<Hex> {
  return signer.signTypedData(describeRevocation(confirmation, reason, await getAppConfig()))
}
