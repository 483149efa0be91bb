import type { PresentationFault } from '@did/domain/portable/presentation-request'
import type { DidDocument } from '../did/did-document.ts'
import { findMethod, type KeyPurpose } from '../did/find-method.ts'
import { readMethodKey } from '../did/method-key.ts'
import { isJsonObject, type JsonObject } from '../foreign/base64url.ts'
import { type Jws, readJws, verifyJws } from '../foreign/jws.ts'
import type { StatusEntry } from '../foreign/status-entry.ts'

/**
 * The parts of a presentation request that a wallet's answer has to fit. The wallet's signature
 * must name `audience`.
 */
export type Asked = {
  audience: string
  nonce: string
  /** An SD-JWT VC must have this `vct`. */
  vct: string
}

export type Surroundings = {
  /** The time of the check in seconds since 1970. */
  now: number
  /** Returns null when the DID has no document, or when it cannot be looked up. */
  resolve: (did: string) => Promise<DidDocument | null>
}

/**
 * A credential that a wallet has shown. `claims` has the members of this product's SD-JWT VC,
 * whatever the credential's format is. `status` is the credential's status member, which nobody has
 * parsed yet. `statuses` are the places in status lists that any member of the credential names.
 * `presenter` is the DID that signed the presentation, or null if the credential names
 * only a key. `issuedAt` is the time or the day at which the wallet received the credential, in
 * seconds since 1970.
 */
export type PresentedCredential = {
  issuer: string
  presenter: string | null
  claims: JsonObject
  status: unknown
  statuses: readonly StatusEntry[]
  issuedAt: number | null
}
export type Presented = { ok: true; credential: PresentedCredential } | { ok: false; fault: PresentationFault }

export function refuse(fault: PresentationFault): { ok: false; fault: PresentationFault } {
  return { ok: false, fault }
}

type Signed = { jwt: string; did: string; purpose: KeyPurpose }

/**
 * Checks a JWT by the key that the signer's document lists for `purpose`. Returns the JWT's
 * content, or the fault.
 */
export async function verifyByDid(
  { jwt, did, purpose }: Signed,
  { resolve }: Surroundings,
): Promise<Jws | PresentationFault> {
  const kid = readJws(jwt)?.header['kid']
  if (typeof kid !== 'string') return 'issuer-unknown'
  const document = await resolve(did)
  if (document === null) return 'issuer-unknown'
  const method = findMethod(document, purpose, kid)
  if (method === 'key-ended') return 'issuer-key-ended'
  const key = method === 'key-not-listed' ? null : readMethodKey(method)
  return (key && (await verifyJws({ jwt, key }))) ?? 'issuer-signature'
}

/** An issuer's clock may be this many seconds ahead. */
const toleranceSeconds = 60

/** Returns the fault of a JWT that has expired or is not valid yet (RFC 7519, 4.1), or null. */
export function findTimeFault({ exp, nbf }: JsonObject, now: number): PresentationFault | null {
  if (exp !== undefined && !(typeof exp === 'number' && now < exp)) return 'expired'
  if (nbf !== undefined && !(typeof nbf === 'number' && nbf <= now + toleranceSeconds)) return 'not-valid-yet'
  return null
}

/** Returns the time at which a JWT was issued (RFC 7519, 4.1), or null. */
export function readIssuedAt({ iat, nbf }: JsonObject): number | null {
  return [iat, nbf].find(isTime) ?? null
}

/**
 * The end of the year 9999, in seconds since 1970. A later time has no ISO date with a year of four
 * digits.
 */
const endOfYear9999 = 253_402_300_799

/** Tells whether a value is a time between 1970 and the year 9999, in seconds since 1970. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= endOfYear9999
}

/** Tells whether a credential shows the claim at `path`, which names a member for each level. */
export function isShown(claims: JsonObject, path: readonly string[]): boolean {
  let place: unknown = claims
  for (const name of path) {
    if (!isJsonObject(place) || !Object.hasOwn(place, name)) return false
    place = place[name]
  }
  return true
}

/**
 * Returns what a W3C credential says, in the members of this product's SD-JWT VC. The credential's
 * evidence is the attestation, with the openings of the fields. The achievement of an Open Badge is
 * left out, because no wallet signed it.
 */
export function readW3cClaims({ credentialSubject, evidence }: JsonObject): JsonObject {
  const { id: _, type: __, achievement: ___, ...members } = isJsonObject(credentialSubject) ? credentialSubject : {}
  const found = [evidence].flat().find((each) => isJsonObject(each) && [each['type']].flat().includes(attestationType))
  if (!isJsonObject(found)) return members
  const { openings, ...rest } = found
  // A badge's evidence has a second type, which is left out here.
  const attestation = { ...rest, type: [attestationType] }
  return { ...members, attestation, ...(openings !== undefined && { fieldOpenings: openings }) }
}

const attestationType = 'ClaimAttestation'
