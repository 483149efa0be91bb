/** Signs documents as the software of people and organizations outside this product does. */
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { issue, signPresentation } from '@digitalbazaar/vc'
import { ed25519 } from '@noble/curves/ed25519'
import { p256 } from '@noble/curves/p256'
import { p384 } from '@noble/curves/p384'
import { secp256k1 } from '@noble/curves/secp256k1'
import { loadBundledContext } from '../src/data-integrity/bundled-contexts.ts'
import type { DidDocument } from '../src/did/did-document.ts'
import { type Curve, type PublicKey, readKeyBytes, writeMultikey } from '../src/did/public-key.ts'
import { encodeBase64url } from '../src/foreign/base64url.ts'
import { digestText } from '../src/foreign/sd-jwt.ts'

const algorithms = { Ed25519: 'EdDSA', 'P-256': 'ES256', 'P-384': 'ES384', secp256k1: 'ES256K' } as const
const points = { 'P-256': p256, 'P-384': p384, secp256k1 } as const

export type ForeignIssuer = {
  did: string
  /** The key's DID URL. */
  kid: string
  key: PublicKey
  alg: string
  sign: (data: Uint8Array) => Uint8Array
}

/** Builds an issuer with a did:key. A seed of bytes is the secret key. */
export function buildIssuer(seed: number | Uint8Array = 1, curve: Curve = 'Ed25519'): ForeignIssuer {
  const secret = typeof seed === 'number' ? new Uint8Array(curve === 'P-384' ? 48 : 32).fill(seed) : seed
  const isEdwards = curve === 'Ed25519'
  const bytes = isEdwards ? ed25519.getPublicKey(secret) : points[curve].getPublicKey(secret)
  const key = readKeyBytes(curve, bytes)
  if (key === null) throw new Error('No key')
  const multibase = writeMultikey(key)
  const sign = (data: Uint8Array) =>
    isEdwards
      ? ed25519.sign(data, secret)
      : points[curve].sign(data, secret, { prehash: true, lowS: false }).toCompactRawBytes()
  return { did: `did:key:${multibase}`, kid: `did:key:${multibase}#${multibase}`, key, alg: algorithms[curve], sign }
}

/** Gives an issuer's key another DID, such as a did:web, with a document that lists the key. */
export function moveIssuer(issuer: ForeignIssuer, did: string): ForeignIssuer & { document: DidDocument } {
  const kid = `${did}#key-1`
  const method = { id: kid, type: 'Multikey', controller: did, publicKeyMultibase: writeMultikey(issuer.key) }
  return { ...issuer, did, kid, document: { id: did, verificationMethod: [method], assertionMethod: [kid] } }
}

export function signJwt({ kid, alg, sign }: ForeignIssuer, payload: object, header: object = {}): string {
  const encode = (value: object) => encodeBase64url(new TextEncoder().encode(JSON.stringify(value)))
  const signed = `${encode({ alg, kid, typ: 'JWT', ...header })}.${encode(payload)}`
  return `${signed}.${encodeBase64url(sign(new TextEncoder().encode(signed)))}`
}

/** Without a name, the disclosure is of an element of an array. */
export function discloseMember(value: unknown, name?: string): { text: string; digest: string } {
  const parts = name === undefined ? ['c2FsdA', value] : ['c2FsdA', name, value]
  const text = encodeBase64url(new TextEncoder().encode(JSON.stringify(parts)))
  return { text, digest: digestText('sha-256', text) }
}

export function buildCredential(issuer: string, members: object = {}) {
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', { '@vocab': 'https://stranger.example/terms#' }],
    type: ['VerifiableCredential', 'CourseCertificate'],
    issuer,
    validFrom: '2026-01-01T00:00:00Z',
    credentialSubject: { id: 'did:example:maya', course: 'First aid', grade: 'passed' },
    ...members,
  }
}

type Document = Record<string, unknown>

/**
 * Signs by `eddsa-rdfc-2022` with Digital Bazaar's library. `proof` has further members of the
 * proof, such as `expires`.
 */
export async function signCredential(
  issuer: ForeignIssuer,
  credential: object,
  proof: { expires?: string } = {},
): Promise<Document> {
  const suite = Object.assign(openSuite(issuer), { proof })
  return issue({ credential: { ...credential }, suite, documentLoader: loadBundledContext })
}

type Signing = { kid: string; sign: (data: Uint8Array) => Uint8Array | Promise<Uint8Array> }

export async function signForVerifier(
  issuer: Signing,
  presentation: object,
  asked: { challenge: string; domain: string },
): Promise<Document> {
  const documentLoader = loadBundledContext
  return signPresentation({ presentation: { ...presentation }, suite: openSuite(issuer), documentLoader, ...asked })
}

function openSuite({ kid, sign }: Signing) {
  const signer = { id: kid, algorithm: 'Ed25519', sign: async ({ data }: { data: Uint8Array }) => sign(data) }
  return new DataIntegrityProof({ signer, date: '2026-01-01T00:00:00Z', cryptosuite })
}

/** The PNG has no image data, only a baked badge (Open Badges 3.0). */
export function bakePng(badge: Uint8Array, compressed = 0): Uint8Array {
  const keyword = new TextEncoder().encode('openbadgecredential')
  const chunk = Uint8Array.of(...keyword, 0, compressed, 0, 0, 0, ...badge)
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, chunk.length)
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  return Uint8Array.of(...signature, ...length, ...new TextEncoder().encode('iTXt'), ...chunk, 0, 0, 0, 0)
}

export async function pack(bytes: Uint8Array, format: 'gzip' | 'deflate'): Promise<Uint8Array> {
  const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new CompressionStream(format))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Writes a Bitstring Status List as a JWT, with the bits of these places set. */
export async function writeBitstringList(
  issuer: ForeignIssuer,
  {
    id,
    set,
    places = 131_072,
    ...more
  }: { id: string; set: readonly number[]; places?: number; [name: string]: unknown },
): Promise<string> {
  const bits = new Uint8Array(places / 8)
  for (const place of set) bits[place >>> 3] = (bits[place >>> 3] ?? 0) | (0x80 >>> (place & 7))
  const encodedList = `u${encodeBase64url(await pack(bits, 'gzip'))}`
  const credential = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.did,
    credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation', encodedList },
    ...more,
  }
  return signJwt(issuer, credential, { typ: 'vc+jwt' })
}
