import { findDoubleMeaning } from '@did/credentials/data-integrity/plain-names'
import { type SecretMultikey, signByEd25519 } from '@did/credentials/data-integrity/sign-credential'
import { encodeBase64url, isJsonObject } from '@did/credentials/foreign/base64url'
import { CompactSign, importJWK } from 'jose'
import { base58btc } from 'multiformats/bases/base58'
import type { Context } from '../../context.ts'
import { contextV2, envelopedCredential, type UnsignedCredential, unsignedCredentialSchema } from './data-model.ts'
import { type Fault, type Parsed, parseDocument, problem } from './faults.ts'

type Issued = { ok: true; credential: object } | { ok: false; faults: readonly Fault[] }

/**
 * Signs a credential of the data model 2.0 with a Data Integrity proof. The credential's issuer
 * must be the process's throw-away key, or an object without an id.
 */
export async function issueCredential(ctx: Context, key: SecretMultikey, input: unknown): Promise<Issued> {
  const parsed = parseToIssue(input, key.controller)
  if (!parsed.ok) return parsed
  try {
    return { ok: true, credential: await signByEd25519(parsed.data, key, ctx.now()) }
  } catch (error) {
    // The library throws for a context that is not bundled, and for words that no context defines.
    return { ok: false, faults: [problem('MALFORMED_VALUE_ERROR', error instanceof Error ? error.message : 'unknown')] }
  }
}

/**
 * Signs a credential of the data model 2.0 as a JWT (VC-JOSE-COSE, section 3.1.1), and returns the
 * JWT in an envelope (data model 2.0, section 4.13).
 */
export async function issueEnvelopedCredential(key: SecretMultikey, input: unknown): Promise<Issued> {
  const parsed = parseToIssue(input, key.controller)
  if (!parsed.ok) return parsed
  const jwt = await new CompactSign(new TextEncoder().encode(JSON.stringify(parsed.data)))
    .setProtectedHeader({ alg: 'EdDSA', typ: 'vc+jwt', cty: 'vc', kid: key.id })
    .sign(await importJWK(toSecretJwk(key), 'EdDSA'))
  const envelope = { '@context': contextV2, type: envelopedCredential, id: `data:application/vc+jwt,${jwt}` }
  return { ok: true, credential: envelope }
}

function parseToIssue(input: unknown, did: string): Parsed<UnsignedCredential> {
  const parsed = parseDocument(unsignedCredentialSchema, nameIssuer(input, did))
  if (!parsed.ok) return parsed
  const fault = findIssuingFault(parsed.data, did)
  return fault === null ? parsed : { ok: false, faults: [fault] }
}

/** An issuer without an id becomes the throw-away key, which is the only issuer here. */
function nameIssuer(input: unknown, did: string): unknown {
  if (!isJsonObject(input)) return input
  const { issuer } = input
  if (issuer === undefined) return input
  return isJsonObject(issuer) && issuer['id'] === undefined ? { ...input, issuer: { ...issuer, id: did } } : input
}

function findIssuingFault(credential: UnsignedCredential, did: string): Fault | null {
  const { issuer } = credential
  if ((typeof issuer === 'string' ? issuer : issuer.id) !== did)
    return problem('MALFORMED_VALUE_ERROR', `The issuer must be ${did}`)
  const meaning = findDoubleMeaning(credential)
  return meaning === null ? null : problem('MALFORMED_VALUE_ERROR', meaning)
}

function toSecretJwk({ publicKeyMultibase, secretKeyMultibase }: SecretMultikey) {
  return { kty: 'OKP', crv: 'Ed25519', x: readHalf(publicKeyMultibase), d: readHalf(secretKeyMultibase) }
}

/**
 * A half of an Ed25519 Multikey begins with a multicodec prefix of two bytes, which is left out.
 */
function readHalf(multibase: string): string {
  return encodeBase64url(base58btc.decode(multibase).slice(2))
}
