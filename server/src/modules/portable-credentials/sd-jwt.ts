import { createHash, randomBytes, sign } from 'node:crypto'
import type { PortableContent } from '@did/credentials/portable/portable-content'
import { SDJwtInstance } from '@sd-jwt/core'
import type { SigningKey } from '../../signing-key.ts'

const day = 86_400
const yearSeconds = 365 * day

type Issuing = {
  content: PortableContent
  publicUrl: string
  /** The DID of the service, which is the issuer if the service has no certificate. */
  issuer: string
  /** Base64 of each certificate's DER (`x5c`, RFC 7515). The certificate of `key` comes first. */
  certificates?: readonly string[] | undefined
  key: SigningKey
  /**
   * A credential for a wallet is bound to the wallet's key. A credential in a file names the
   * owner's DID instead.
   */
  subject: { cnf: { jwk: Record<string, unknown> } } | { sub: string }
  /** `now` is in seconds since 1970. */
  now: number
}

/**
 * An SD-JWT VC follows draft-ietf-oauth-sd-jwt-vc and RFC 9901. `iat` is rounded to the day, so
 * that it does not link two presentations. The members after `verifier` are shown only when the
 * holder chooses them. With certificates, the issuer is the service's web address instead of its
 * DID (HAIP 1.0).
 */
export async function issueSdJwt(issuing: Issuing): Promise<string> {
  const { content, publicUrl, key, subject, now } = issuing
  const { claimType, verifier, title, issuerName, issueDate, level, fields, openings, evidence, status } = content
  const instance = new SDJwtInstance({
    signer: async (data: string) => signEs256(data, key),
    signAlg: 'ES256',
    hasher: (data: string | ArrayBuffer) => createHash('sha256').update(toBytes(data)).digest(),
    hashAlg: 'sha-256',
    saltGenerator: () => randomBytes(16).toString('base64url'),
  })
  const today = Math.floor(now / day) * day
  const { iss, ...signer } = nameSigner(issuing)
  const payload = {
    iss,
    iat: today,
    exp: Math.min(content.validUntil ?? Number.POSITIVE_INFINITY, today + yearSeconds),
    vct: typeAddress(publicUrl),
    ...subject,
    status: { status_list: { idx: status.index, uri: `${publicUrl}/token-status-lists/${status.list}` } },
    claimType,
    verifier,
    title,
    issuerName,
    issueDate,
    level,
    attestation: evidence,
    fields,
    fieldOpenings: openings,
  }
  const frame = {
    _sd: ['title', 'issuerName', 'issueDate', 'level', 'attestation'],
    fields: { _sd: Object.keys(fields) },
    fieldOpenings: { _sd: Object.keys(openings) },
  }
  const header = { typ: 'dc+sd-jwt', ...signer }
  return instance.issue(payload, frame as never, { header })
}

function nameSigner({ issuer, certificates, publicUrl, key }: Issuing) {
  return certificates ? { iss: publicUrl, x5c: certificates } : { iss: issuer, kid: `${issuer}#${key.kid}` }
}

export function typeAddress(publicUrl: string): string {
  return `${publicUrl}/vct/verified-claim`
}

function signEs256(data: string, { privateKey }: SigningKey): string {
  return sign('sha256', Buffer.from(data), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')
}

function toBytes(data: string | ArrayBuffer): Uint8Array {
  return typeof data === 'string' ? Buffer.from(data) : new Uint8Array(data)
}
