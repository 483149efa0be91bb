import type { DidDocument } from '@did/domain/attestation/status-list'
import { SignJWT } from 'jose'
import type { SigningKey } from '../../signing-key.ts'

/** A port's colon is percent-encoded in a `did:web`. */
export function issuerDid(publicUrl: string): string {
  return `did:web:${encodeURIComponent(new URL(publicUrl).host)}`
}

export function describeIssuer(publicUrl: string, { publicJwk, publicKeyMultibase, kid }: SigningKey): DidDocument {
  const id = issuerDid(publicUrl)
  const [jwk, multikey] = [`${id}#${kid}`, `${id}#${publicKeyMultibase}`]
  const publicKeyJwk = { ...publicJwk, alg: 'ES256', kid } as const
  return {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/suites/jws-2020/v1',
      'https://w3id.org/security/multikey/v1',
    ],
    id,
    verificationMethod: [
      // Credo 0.6 cannot read the newer key type `JsonWebKey`.
      { id: jwk, type: 'JsonWebKey2020', controller: id, publicKeyJwk },
      { id: multikey, type: 'Multikey', controller: id, publicKeyMultibase },
    ],
    authentication: [jwk],
    assertionMethod: [jwk, multikey],
  }
}

export type StatusListCredential = {
  '@context': string[]
  id: string
  type: string[]
  issuer: string
  validFrom: string
  validUntil: string
  credentialSubject: {
    id: string
    type: 'BitstringStatusList'
    statusPurpose: 'revocation'
    encodedList: string
    ttl: number
  }
}

/** In JOSE (VC-JOSE-COSE), the credential itself is the set of claims. */
export function signCredential(credential: StatusListCredential, { privateKey, kid }: SigningKey): Promise<string> {
  return new SignJWT(credential)
    .setProtectedHeader({ alg: 'ES256', typ: 'vc+jwt', cty: 'vc', kid: `${credential.issuer}#${kid}` })
    .sign(privateKey)
}

/**
 * The claims of a Token Status List (section 5.1). `exp` and `iat` are in seconds since 1970, `ttl`
 * in seconds.
 */
export type TokenStatusListClaims = {
  sub: string
  iat: number
  exp: number
  ttl: number
  status_list: { bits: 1; lst: string }
}

type TokenStatusListSigner = {
  issuer: string
  key: SigningKey
  /** The chain of the key's certificate for `x5c` (RFC 7515; HAIP 1.0, section 6.1). */
  certificates?: readonly string[] | undefined
}

export function signTokenStatusList(
  claims: TokenStatusListClaims,
  { issuer, key, certificates }: TokenStatusListSigner,
): Promise<string> {
  const header = { alg: 'ES256', typ: 'statuslist+jwt', kid: `${issuer}#${key.kid}` }
  return new SignJWT(claims)
    .setProtectedHeader({ ...header, ...(certificates && { x5c: [...certificates] }) })
    .sign(key.privateKey)
}
