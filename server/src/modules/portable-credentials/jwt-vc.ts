import type { PortableContent } from '@did/credentials/portable/portable-content'
import { claimJwtMs } from '@did/domain/portable/limits'
import { SignJWT } from 'jose'
import type { SigningKey } from '../../signing-key.ts'

/**
 * Credo 0.6 refuses a JWT that names a status. So this credential names none, and is valid for a
 * short time only.
 */
const validSeconds = claimJwtMs / 1000

type Issuing = {
  content: PortableContent
  issuer: string
  key: SigningKey
  /** The did:key or did:jwk of the wallet's key. */
  subject: string
  id: string
  /** `now` is in seconds since 1970. */
  now: number
}

/** A VC 1.1 as a JWT (`jwt_vc_json`) is for older wallets. `nbf` equals `issuanceDate`. */
export function issueJwtVc({ content, issuer, key, subject, id, now }: Issuing): Promise<string> {
  const { claimType, verifier, title, issuerName, issueDate, level, fields, openings, evidence } = content
  const toDate = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '')
  const end = Math.min(content.validUntil ?? Number.POSITIVE_INFINITY, now + validSeconds)
  const vc = {
    '@context': ['https://www.w3.org/2018/credentials/v1'],
    type: ['VerifiableCredential', 'VerifiedClaim'],
    id,
    issuer,
    issuanceDate: toDate(now),
    expirationDate: toDate(end),
    credentialSubject: { id: subject, claimType, verifier, title, issuerName, issueDate, level, fields },
    evidence: [{ ...evidence, openings }],
  }
  return new SignJWT({ vc })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: `${issuer}#${key.kid}` })
    .setIssuer(issuer)
    .setSubject(subject)
    .setJti(id)
    .setNotBefore(now)
    .setIssuedAt(now)
    .setExpirationTime(end)
    .sign(key.privateKey)
}
