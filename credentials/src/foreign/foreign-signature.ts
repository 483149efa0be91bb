import { type ProofFault, type ResolveDid, verifyCredentialProof } from '../data-integrity/verify-proof.ts'
import { parseDidUrl } from '../did/did-url.ts'
import { findMethod } from '../did/find-method.ts'
import { readMethodKey } from '../did/method-key.ts'
import { decodeJson, isJsonObject, type JsonObject } from './base64url.ts'
import { verifyJws } from './jws.ts'
import type { ForeignText } from './read-foreign.ts'

/** `contradictory`: the JWT has another issuer, subject or date than the credential inside. */
export type SignatureFault = ProofFault | 'contradictory'
/** `issuer` is the DID or the web address whose key signed. */
export type SignatureFinding = { ok: true; issuer: string } | { ok: false; fault: SignatureFault }

type Question = { resolve: ResolveDid; now: Date }

/** Checks that the issuer in a credential has signed exactly this credential. */
export async function checkForeignSignature(text: ForeignText, question: Question): Promise<SignatureFinding> {
  switch (text.form) {
    case 'data-integrity': {
      const found = await verifyCredentialProof(text.credential, question)
      return found.ok ? { ok: true, issuer: found.did } : found
    }
    case 'vc-jwt':
    case 'jwt-vc': {
      const issuer = readIssuerId(text.credential) ?? text.jws.payload['iss']
      if (isContradictory(text.jws.payload, text.credential)) return fail('contradictory')
      return checkJwt(text.jwt, { kid: text.jws.header['kid'], issuer }, question.resolve)
    }
    case 'sd-jwt':
      return checkSdJwt(text.sdJwt.jwt, text.sdJwt.payload, question.resolve)
  }
}

/**
 * Returns the issuer's identifier in a credential of W3C's data model, or null if it names none.
 */
export function readIssuerId({ issuer }: JsonObject): string | null {
  const id = isJsonObject(issuer) ? issuer['id'] : issuer
  return typeof id === 'string' ? id : null
}

type Claimed = { kid: unknown; issuer: unknown }

/** Checks that a JWT was signed by the key with the id `kid` in the issuer's DID document. */
export async function checkJwt(jwt: string, { kid, issuer }: Claimed, resolve: ResolveDid): Promise<SignatureFinding> {
  if (typeof issuer !== 'string') return fail('issuer-missing')
  const did = parseDidUrl(issuer)
  if (did === null || did.did !== issuer) return fail('issuer-is-no-did')
  const document = await resolve(issuer)
  if (document === null) return fail('issuer-unresolved')
  const [only, ...others] = document.assertionMethod ?? []
  const single = only === undefined || others.length > 0 ? null : typeof only === 'string' ? only : only.id
  // A `kid` may leave out the DID. If `kid` is missing or is only the DID, the document's only key
  // counts.
  const named = typeof kid === 'string' && kid !== issuer ? kid : single
  if (named === null) return fail('key-not-listed')
  const absolute = named.startsWith('did:') || named.startsWith('#') ? named : `#${named}`
  if (absolute.startsWith('did:') && parseDidUrl(absolute)?.did !== issuer) return fail('key-of-another')
  const method = findMethod(document, 'assertionMethod', absolute)
  if (typeof method === 'string') return fail(method)
  const key = readMethodKey(method)
  if (key === null) return fail('key-unsupported')
  return (await verifyJws({ jwt, key })) === null ? fail('signature-invalid') : { ok: true, issuer }
}

function checkSdJwt(jwt: string, payload: JsonObject, resolve: ResolveDid): Promise<SignatureFinding> {
  const [header = ''] = jwt.split('.')
  const claimed = { kid: readKid(header), issuer: payload['iss'] ?? readIssuerId(payload) }
  const isWeb = typeof claimed.issuer === 'string' && claimed.issuer.startsWith('https://')
  return isWeb ? checkByWebKeys(jwt, claimed, resolve) : checkJwt(jwt, claimed, resolve)
}

/**
 * Checks a JWT by the keys that an issuer publishes at its web address (SD-JWT VC). A JWT may lack
 * `kid`, for example if it has `x5c`. The issuer must then have exactly one key.
 */
export async function checkByWebKeys(
  jwt: string,
  { kid, issuer }: Claimed,
  resolve: ResolveDid,
): Promise<SignatureFinding> {
  if (typeof issuer !== 'string') return fail('issuer-missing')
  const document = await resolve(issuer)
  if (document === null || document.id !== issuer) return fail('issuer-unresolved')
  const methods = document.verificationMethod ?? []
  const listed = typeof kid === 'string' ? methods.filter(({ id }) => id === `${issuer}#${kid}`) : methods
  const [method, ...others] = listed
  if (method === undefined || others.length > 0) return fail('key-not-listed')
  const key = readMethodKey(method)
  if (key === null) return fail('key-unsupported')
  return (await verifyJws({ jwt, key })) === null ? fail('signature-invalid') : { ok: true, issuer }
}

function readKid(header: string): unknown {
  const decoded = decodeJson(header)
  return isJsonObject(decoded) ? decoded['kid'] : null
}

/** A JWT's claims must repeat the members of the credential inside exactly (VC 1.1, 6.3.1). */
function isContradictory(payload: JsonObject, credential: JsonObject): boolean {
  const { iss, sub } = payload
  const subject = credential['credentialSubject']
  const subjectId = isJsonObject(subject) ? subject['id'] : undefined
  const issuer = readIssuerId(credential)
  const differs = (claimed: unknown, said: unknown) => claimed !== undefined && said !== undefined && claimed !== said
  return differs(iss, issuer ?? undefined) || differs(sub, subjectId)
}

function fail(fault: SignatureFault): { ok: false; fault: SignatureFault } {
  return { ok: false, fault }
}
