import { isJsonObject, type JsonObject } from '../base64url.ts'

const ofCredential = new Set(
  '@context id type name issuer validFrom validUntil issuanceDate expirationDate credentialSubject credentialStatus credentialSchema evidence proof iss sub aud nbf exp iat jti cnf'.split(
    ' ',
  ),
)
const ofReference = new Set(['id', 'type'])
const ofIssuer = new Set(['id', 'type', 'name'])
const ofStatus = new Set(
  'id type statusPurpose statusListIndex statusListCredential statusSize statusMessage statusReference'.split(' '),
)
const ofSchema = new Set(['id', 'type', 'mediaType', 'digestSRI', 'digestMultibase'])
/** Other code judges the attestation in a credential of this product. */
const ofAttestation = new Set(
  'type primaryType chainId verifyingContract message signature fieldHashes openings'.split(' '),
)

/**
 * Tells whether a credential of W3C's data model says anything beside its title, its dates and its
 * subjects. An object with the same id may stand at several places, and an RDF proof does not cover
 * at which of them a member stands. So whoever has the credential could move a member of a subject
 * to a place that no page shows.
 */
export function saysMore(credential: JsonObject): boolean {
  const { issuer, credentialStatus, credentialSchema, evidence, credentialSubject } = credential
  return !(
    hasOnly(credential, ofCredential) &&
    hasOnly(credentialStatus, ofStatus) &&
    hasOnly(credentialSchema, ofSchema) &&
    hasOnly(evidence, ofAttestation) &&
    isPlainIssuer(issuer, credentialSubject)
  )
}

/**
 * An issuer may describe itself, for instance by a picture or an address. If the subject names the
 * issuer, such a member may have been said of the issuer in the subject.
 */
function isPlainIssuer(issuer: unknown, subject: unknown): boolean {
  if (!isJsonObject(issuer) || hasOnly(issuer, ofIssuer)) return true
  const isNamed = JSON.stringify(subject ?? null).includes(JSON.stringify(issuer['id']))
  return !isNamed && Object.values(issuer).every((value) => hasOnly(value, ofReference))
}

/** Tells whether each object in a value has only members with these names. A text has none. */
function hasOnly(value: unknown, names: ReadonlySet<string>): boolean {
  const objects = [value].flat().filter(isJsonObject)
  return objects.every((each) => Object.keys(each).every((name) => names.has(name) || each[name] === null))
}
