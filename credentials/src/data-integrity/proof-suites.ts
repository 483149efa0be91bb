/// <reference path="./digitalbazaar.d.ts" />
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite as ecdsaRdfc2019 } from '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite'
import { cryptosuite as eddsaRdfc2022 } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { sha256, sha384 } from '@noble/hashes/sha2'
import { decodeBase58, type PublicKey, writeMultikey } from '../did/public-key.ts'
import type { JsonObject } from '../foreign/base64url.ts'
import { verifySignature } from '../foreign/jws.ts'
import { loadBundledContext, UnknownContext } from './bundled-contexts.ts'
import { canonicalizeJson } from './canonical-json.ts'
import { findDoubleMeaning } from './plain-names.ts'
import { limitTime } from './timed-suite.ts'

const suites = {
  'eddsa-rdfc-2022': { curves: ['Ed25519'], rdf: limitTime(eddsaRdfc2022) },
  'ecdsa-rdfc-2019': { curves: ['P-256', 'P-384'], rdf: limitTime(ecdsaRdfc2019) },
  'eddsa-jcs-2022': { curves: ['Ed25519'], rdf: null },
  'ecdsa-jcs-2019': { curves: ['P-256', 'P-384'], rdf: null },
} as const satisfies Record<string, { curves: readonly PublicKey['curve'][]; rdf: Cryptosuite | null }>
export type SuiteName = keyof typeof suites
export type SuiteFault =
  | 'signature-invalid'
  | 'unknown-context'
  | 'undefined-term'
  | 'double-meaning'
  | 'proof-unsupported'

export function isKnownSuite(name: unknown): name is SuiteName {
  return typeof name === 'string' && Object.hasOwn(suites, name)
}

export function isFitting(suite: SuiteName, { curve }: PublicKey): boolean {
  const curves: readonly PublicKey['curve'][] = suites[suite].curves
  return curves.includes(curve)
}

export type SignedProof = {
  unsecured: JsonObject
  proof: JsonObject
  suite: SuiteName
  key: PublicKey
  verificationMethod: string
}

/**
 * Returns the fault of a proof's signature over its document, or null for a right one. The caller
 * has to check before that the key fits the suite and belongs to the signer.
 */
export async function checkSignedProof(signed: SignedProof): Promise<SuiteFault | null> {
  const { rdf } = suites[signed.suite]
  return rdf === null ? checkByJson(signed) : checkByRdf(signed, rdf)
}

async function checkByRdf(
  { unsecured, proof, key, verificationMethod }: SignedProof,
  cryptosuite: Cryptosuite,
): Promise<SuiteFault | null> {
  if (findDoubleMeaning({ ...unsecured, proof }) !== null) return 'double-meaning'
  const { proofValue } = proof
  // The library's decoder would ignore spaces in the signature, and its time grows with the square
  // of the length. So this pattern checks the form and the length first.
  if (!/^z[1-9A-HJ-NP-Za-km-z]{1,200}$/.test(typeof proofValue === 'string' ? proofValue : ''))
    return 'signature-invalid'
  const [controller] = verificationMethod.split('#')
  const method = { type: 'Multikey', id: verificationMethod, controller, publicKeyMultibase: writeMultikey(key) }
  const documentLoader = async (url: string) =>
    url === verificationMethod ? { contextUrl: null, documentUrl: url, document: method } : loadBundledContext(url)
  const suite = new DataIntegrityProof({ cryptosuite })
  const { verified, error } = await suite.verifyProof({ proof, proofSet: [proof], document: unsecured, documentLoader })
  return verified ? null : nameFault(error)
}

function nameFault(error: Error | undefined): SuiteFault {
  for (let each: unknown = error; each instanceof Error; each = each.cause ?? readInner(each)) {
    if (each instanceof UnknownContext) return 'unknown-context'
    if (each.message.includes('Safe mode')) return 'undefined-term'
    // The canonicalization took too long, so it stays unknown whether the signature is right.
    if (each.message.startsWith('Abort signal')) return 'proof-unsupported'
  }
  return 'signature-invalid'
}

/** The JSON-LD library keeps the error that caused its own error in `details`. */
function readInner(error: Error): unknown {
  return (error as { details?: { cause?: unknown } }).details?.cause
}

/**
 * Checks a proof over canonical JSON. In these suites (EdDSA and ECDSA, section 3.3), a key signs
 * the hash of the proof's options followed by the hash of the document.
 */
async function checkByJson({ unsecured, proof, key }: SignedProof): Promise<SuiteFault | null> {
  const { proofValue, ...options } = proof
  const signature =
    typeof proofValue === 'string' && proofValue.startsWith('z') ? decodeBase58(proofValue.slice(1)) : null
  const context = options['@context'] ?? unsecured['@context']
  if (signature === null || !isBeginning(context, unsecured['@context'])) return 'signature-invalid'
  const hash = (value: unknown) =>
    (key.curve === 'P-384' ? sha384 : sha256)(new TextEncoder().encode(canonicalizeJson(value)))
  const data = Uint8Array.of(...hash(options), ...hash({ ...unsecured, '@context': context }))
  return (await verifySignature({ key, data, signature: Uint8Array.from(signature) })) ? null : 'signature-invalid'
}

/** The document may have more contexts than the proof, if they come after the proof's contexts. */
function isBeginning(first: unknown, all: unknown): boolean {
  const [beginning, whole] = [first, all].map((each) => (Array.isArray(each) ? each : [each]))
  return canonicalizeJson(whole?.slice(0, beginning?.length)) === canonicalizeJson(beginning)
}
