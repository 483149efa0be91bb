import { attestationDigest } from '@did/credentials/attestation/claim-attestation'
import { buildRevocationRequest, hashRevocationReason } from '@did/credentials/attestation/claim-revocation'
import type { AppConfig } from '@did/domain/app-config'
import type { Confirmation, RevocationRequest } from '@did/domain/attestation/revocation-record'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { Signer } from '../../entities/account/account.ts'
import { getAppConfig } from '../../lib/app-config.ts'

/** Throws `attestation-mismatch` when the digest to revoke is not the digest of the shown text. */
export function describeRevocation(
  { attestation, primaryType, message }: Pick<Confirmation, 'attestation' | 'primaryType' | 'message'>,
  reason: string,
  config: Pick<AppConfig, 'chainId' | 'didRegistry'>,
): RevocationRequest {
  const domain = attestationDomain(config)
  if (attestationDigest(domain, { primaryType, message }) !== attestation)
    throw new AppError('attestation-mismatch', 'What is to be taken back is not the text shown')
  return buildRevocationRequest({ domain, message: { attestation, reason: hashRevocationReason(reason) } })
}

/** Throws `wallet-rejected` when the wallet declines to sign. */
export async function signRevocation(confirmation: Confirmation, reason: string, signer: Signer): Promise<Hex> {
  return signer.signTypedData(describeRevocation(confirmation, reason, await getAppConfig()))
}
