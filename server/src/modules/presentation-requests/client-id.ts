import { createHash } from 'node:crypto'
import { AppError } from '@did/domain/errors'
import type { ClientIdPrefix } from '@did/domain/portable/presentation-request'
import type { Config } from '../../config.ts'
import type { SigningKey } from '../../signing-key.ts'
import { issuerDid } from '../status-lists/issuer.ts'

type Named = Pick<Config, 'publicUrl' | 'signingCertificate'>

/**
 * Wallets know the service by its client identifier (OpenID4VP 1.0, section 5.9.3). Some prefixes
 * need a certificate, and the function throws `invalid-input` for them if none is configured.
 */
export function nameClient({ publicUrl, signingCertificate }: Named, prefix: ClientIdPrefix): string {
  if (prefix === 'decentralized_identifier') return `${prefix}:${issuerDid(publicUrl)}`
  const [leaf] = signingCertificate ?? []
  if (leaf === undefined)
    throw new AppError('invalid-input', 'SIGNING_CERTIFICATE is not set, so no certificate names this service')
  if (prefix === 'x509_san_dns') return `${prefix}:${new URL(publicUrl).hostname}`
  return `${prefix}:${createHash('sha256').update(Buffer.from(leaf, 'base64')).digest('base64url')}`
}

/** A wallet finds the key by `kid` or by the certificates in `x5c`. */
export function describeSigner({ publicUrl, signingCertificate = [] }: Named, clientId: string, { kid }: SigningKey) {
  return clientId.startsWith('x509') ? { x5c: signingCertificate } : { kid: `${issuerDid(publicUrl)}#${kid}` }
}
