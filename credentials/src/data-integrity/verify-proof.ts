import { maximumDocument } from '@did/domain/portable/document-limits'
import type { DidDocument } from '../did/did-document.ts'
import { parseDidUrl } from '../did/did-url.ts'
import { findMethod, type KeyPurpose } from '../did/find-method.ts'
import { readMethodKey } from '../did/method-key.ts'
import { isJsonObject, type JsonObject } from '../foreign/base64url.ts'
import { readDateTime } from './date-time.ts'
import { isModest } from './is-modest.ts'
import { checkSignedProof, isFitting, isKnownSuite, type SuiteFault } from './proof-suites.ts'

export type ProofFault =
  | SuiteFault
  | 'proof-missing'
  | 'proof-malformed'
  | 'proof-unsupported'
  | 'proof-expired'
  | 'proof-for-another-purpose'
  | 'proof-challenge'
  | 'proof-domain'
  | 'issuer-missing'
  | 'issuer-is-no-did'
  | 'issuer-unresolved'
  | 'key-of-another'
  | 'key-not-listed'
  | 'key-ended'
  | 'key-unsupported'
/**
 * `did` is the DID of the signer: the issuer of a credential, or the presenter of a presentation.
 */
export type ProofFinding = { ok: true; did: string; verificationMethod: string } | { ok: false; fault: ProofFault }

/** Returns the document of a DID, or null when the document cannot be found. */
export type ResolveDid = (did: string) => Promise<DidDocument | null>
type Question = { resolve: ResolveDid; now: Date }

/**
 * Checks every Data Integrity proof of a credential of the data model 1.1 or 2.0: the issuer's
 * document must list the key for `assertionMethod`, and the key must have signed this content. The
 * caller has to check the credential's dates, status and shape.
 */
export async function verifyCredentialProof(credential: unknown, question: Question): Promise<ProofFinding> {
  if (!isJsonObject(credential)) return fail('proof-malformed')
  const issuer = readId(credential['issuer'])
  if (issuer === null) return fail('issuer-missing')
  if (parseDidUrl(issuer) === null) return fail('issuer-is-no-did')
  return verifyProofs(credential, { ...question, did: issuer, purpose: 'assertionMethod' })
}

/**
 * Checks every Data Integrity proof of a presentation. Each must be for this `challenge` and
 * `domain`, by a key that the signer's document lists for `authentication`. A `holder` of the
 * presentation has to be the signer. The caller has to check the credentials inside.
 */
export async function verifyPresentationProof(
  presentation: unknown,
  question: Question & { challenge: string; domain: string },
): Promise<ProofFinding> {
  if (!isJsonObject(presentation)) return fail('proof-malformed')
  for (const proof of listProofs(presentation)) {
    if (!isJsonObject(proof)) return fail('proof-malformed')
    if (proof['challenge'] !== question.challenge) return fail('proof-challenge')
    if (![proof['domain']].flat().includes(question.domain)) return fail('proof-domain')
  }
  const [first] = listProofs(presentation)
  const presenter = presentation['holder'] === undefined ? readSigner(first) : readId(presentation['holder'])
  if (first === undefined || presenter === null) return fail(first === undefined ? 'proof-missing' : 'proof-malformed')
  return verifyProofs(presentation, { ...question, did: presenter, purpose: 'authentication' })
}

type Asked = Question & { did: string; purpose: KeyPurpose }

async function verifyProofs(document: JsonObject, asked: Asked): Promise<ProofFinding> {
  const proofs = listProofs(document)
  if (proofs.length === 0) return fail('proof-missing')
  if (proofs.length > maximumDocument.proofs || !isModest(document, proofs.length)) return fail('proof-unsupported')
  const { proof: _, ...unsecured } = document
  let found: ProofFinding = fail('proof-missing')
  for (const proof of proofs) {
    found = isJsonObject(proof) ? await verifyProof(unsecured, proof, asked) : fail('proof-malformed')
    if (!found.ok) return found
  }
  return found
}

async function verifyProof(unsecured: JsonObject, proof: JsonObject, asked: Asked): Promise<ProofFinding> {
  const { type, cryptosuite: suite, proofPurpose, verificationMethod } = proof
  // With `previousProof`, the signature also covers another proof of the document, which no suite
  // in this product checks.
  if (type !== 'DataIntegrityProof' || !isKnownSuite(suite) || 'previousProof' in proof)
    return fail('proof-unsupported')
  if (proofPurpose !== asked.purpose) return fail('proof-for-another-purpose')
  if (typeof verificationMethod !== 'string') return fail('proof-malformed')
  if (!isOpen(proof['expires'], asked.now)) return fail('proof-expired')
  if (parseDidUrl(verificationMethod)?.did !== asked.did) return fail('key-of-another')
  const document = await asked.resolve(asked.did)
  if (document === null) return fail('issuer-unresolved')
  if (document.id !== asked.did) return fail('key-not-listed')
  const method = findMethod(document, asked.purpose, verificationMethod)
  if (typeof method === 'string') return fail(method)
  const key = readMethodKey(method)
  if (key === null || !isFitting(suite, key)) return fail('key-unsupported')
  const fault = await checkSignedProof({ unsecured, proof, suite, key, verificationMethod })
  return fault === null ? { ok: true, did: asked.did, verificationMethod } : fail(fault)
}

function listProofs(document: JsonObject): unknown[] {
  return document['proof'] === undefined ? [] : [document['proof']].flat()
}

/** A document writes an issuer or holder as a text or as an object with an `id`. */
function readId(named: unknown): string | null {
  const id = isJsonObject(named) ? named['id'] : named
  return typeof id === 'string' ? id : null
}

function readSigner(proof: unknown): string | null {
  const method = isJsonObject(proof) ? proof['verificationMethod'] : null
  return typeof method === 'string' ? (parseDidUrl(method)?.did ?? null) : null
}

function isOpen(expires: unknown, now: Date): boolean {
  return expires === undefined || readDateTime(expires) > now.getTime()
}

function fail(fault: ProofFault): { ok: false; fault: ProofFault } {
  return { ok: false, fault }
}
