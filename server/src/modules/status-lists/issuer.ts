import type { DidDocument } from '@did/domain/attestation/status-list'
import { SignJWT } from 'jose'
import type { SigningKey } from './signing-key.ts'

/** Returns the `did:web` of the installation's origin, with a port's colon percent-encoded. */
export function issuerDid(publicUrl: string): string {
  return `did:web:${encodeURIComponent(new URL(publicUrl).host)}`
}

export function describeIssuer(publicUrl: string, { publicJwk, kid }: SigningKey): DidDocument {
  const id = issuerDid(publicUrl)
  const key = `${id}#${kid}`
  const publicKeyJwk = { ...publicJwk, alg: 'ES256', kid } as const
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
    id,
    verificationMethod: [{ id: key, type: 'JsonWebKey', controller: id, publicKeyJwk }],
    assertionMethod: [key],
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

/** Signs with JOSE (VC-JOSE-COSE), where the credential itself is the set of claims. */
export function signCredential(credential: StatusListCredential, { privateKey, kid }: SigningKey): Promise<string> {
  return new SignJWT(credential)
    .setProtectedHeader({ alg: 'ES256', typ: 'vc+jwt', cty: 'vc', kid: `${credential.issuer}#${kid}` })
    .sign(privateKey)
}
