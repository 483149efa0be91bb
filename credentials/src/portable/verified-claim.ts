import type { PortableContent } from './portable-content.ts'

export type Describing = {
  content: PortableContent
  publicUrl: string
  /** The wallet's did:key, or the owner's did:ethr. */
  subject: string
  id: string
  /** When the issuing key ends, in seconds since 1970. The credential ends then or earlier. */
  keyEndsAt: number
}
export type UnsignedCredential = { '@context': unknown[]; issuer: unknown; [member: string]: unknown }

const v2 = 'https://www.w3.org/ns/credentials/v2'

/** Describes a claim as a VC 2.0 whose issuer is the verifier, without a proof. */
export function describeVerifiedClaim(describing: Describing): UnsignedCredential {
  const { content, publicUrl, subject } = describing
  return {
    '@context': [v2, describeTerms(content, publicUrl)],
    type: ['VerifiableCredential', 'VerifiedClaim'],
    issuer: content.verifier,
    ...describeRest(describing),
    credentialSubject: { id: subject, ...describeClaim(content) },
    evidence: [describeAttestation(content)],
  }
}

/**
 * Describes the members that a credential has in every format. Its `validFrom` is the time at which
 * the verifier confirmed the claim.
 */
export function describeRest({ content, publicUrl, id, keyEndsAt }: Describing) {
  const list = `${publicUrl}/status-lists/${content.status.list}`
  return {
    id,
    validFrom: toDateTime(content.validFrom),
    validUntil: toDateTime(Math.min(content.validUntil ?? Number.POSITIVE_INFINITY, keyEndsAt)),
    credentialStatus: {
      id: `${list}#${content.status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(content.status.index),
      statusListCredential: list,
    },
  }
}

export function describeClaim({ claimType, verifier, title, issuerName, issueDate, level, fields }: PortableContent) {
  // JSON-LD refuses an object without members.
  const named = Object.keys(fields).length > 0 ? { fields } : {}
  return { claimType, verifier, title, issuerName, issueDate, level, ...named }
}

export function describeAttestation({ evidence, openings }: PortableContent) {
  return Object.keys(openings).length > 0 ? { ...evidence, openings } : evidence
}

/**
 * The context of the data model 2.0 defines these terms everywhere in a credential as a link, a
 * number or a keyword of JSON-LD. A claim's field is a text, which would be read otherwise under
 * such a name or could not be signed at all. So the field needs a definition of its own.
 */
export const contextReserved = [
  'id',
  'type',
  'aud',
  'cnf',
  'exp',
  'iat',
  'iss',
  'jku',
  'kid',
  'nbf',
  'sub',
  'x5u',
] as const

/**
 * Returns a JSON-LD context for the names that no standard defines. It stands in the credential
 * itself, so nobody has to fetch it.
 */
export function describeTerms(
  { openings }: PortableContent,
  publicUrl: string,
  furtherReserved: readonly string[] = [],
): Record<string, unknown> {
  const vocabulary = `${publicUrl}/terms#`
  const taken = [...contextReserved, ...furtherReserved].filter((name) => Object.hasOwn(openings, name))
  if (taken.length === 0) return { '@vocab': vocabulary }
  const own = Object.fromEntries(taken.map((name) => [name, `${vocabulary}${name}`]))
  const within = (name: string) => ({ '@id': `${vocabulary}${name}`, '@context': own })
  return { '@vocab': vocabulary, fields: within('fields'), openings: within('openings') }
}

function toDateTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000', '')
}
