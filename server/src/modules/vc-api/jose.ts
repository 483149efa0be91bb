import { readJws } from '@did/credentials/foreign/jws'
import { CompactSign, compactVerify, importJWK } from 'jose'
import { z } from 'zod'
import { parseFewValues } from '../../http/input/measure-json.ts'
import { credentialMembers, unsecuredPresentationSchema, unsignedCredentialSchema } from './data-model.ts'
import { faultsOf, findDeepNesting } from './faults.ts'

const algorithms = { 'P-256': 'ES256', 'P-384': 'ES384', 'P-521': 'ES512', Ed25519: 'EdDSA' } as const
const jwk = z.looseObject({ kty: z.enum(['EC', 'OKP']), crv: z.enum(['P-256', 'P-384', 'P-521', 'Ed25519']) })

export const joseRequestSchema = z.object({
  feature: z.enum(['credential_jose', 'presentation_jose']),
  /** A document to sign, or a JWT to check. */
  input: z.unknown(),
  /** The test suite sends its own key. Only issuing needs the secret half. */
  verificationMethod: z.object({ id: z.string(), publicKeyJwk: jwk, secretKeyJwk: jwk.optional() }),
})
type JoseRequest = z.infer<typeof joseRequestSchema>
/** `data` is the JWT, the document, or the reason of the failure. */
export type JoseResult = { result: 'success' | 'failure'; data: unknown }

const kinds = {
  credential_jose: { typ: 'vc+jwt', cty: 'vc', by: 'issuer' },
  presentation_jose: { typ: 'vp+jwt', cty: 'vp', by: 'holder' },
} as const

/** Signs with the caller's key (VC-JOSE-COSE, section 3.1). */
export async function issueByJose({ feature, input, verificationMethod }: JoseRequest): Promise<JoseResult> {
  const { typ, cty } = kinds[feature]
  const document = typeof input === 'string' ? parseFewValues(input) : input
  const fault = findFault(feature, document) ?? findUnknownMember(feature, document)
  const { id, secretKeyJwk: secret } = verificationMethod
  if (fault !== null || !secret) return fail(fault ?? 'the key has no secret half')
  const alg = algorithms[secret.crv]
  const signing = new CompactSign(new TextEncoder().encode(JSON.stringify(document)))
  const key = await importJWK(secret, alg).catch(() => null)
  if (key === null) return fail('the key cannot be read')
  return { result: 'success', data: await signing.setProtectedHeader({ alg, typ, cty, kid: id }).sign(key) }
}

/**
 * The caller's key must have signed the JWT, and the document in it must be valid (VC-JOSE-COSE,
 * section 3.1).
 */
export async function verifyByJose({ feature, input, verificationMethod }: JoseRequest): Promise<JoseResult> {
  const { typ, cty, by } = kinds[feature]
  const { publicKeyJwk } = verificationMethod
  const jws = typeof input === 'string' ? readJws(input.trim()) : null
  if (typeof input !== 'string' || jws === null) return fail('it is no JWT')
  if (jws.header['typ'] !== typ || (jws.header['cty'] ?? cty) !== cty) return fail('it is of another media type')
  const alg = algorithms[publicKeyJwk.crv]
  const isSigned = await importJWK(publicKeyJwk, alg)
    .then((key) => compactVerify(input.trim(), key, { algorithms: [alg] }))
    .then(() => true)
    .catch(() => false)
  if (!isSigned) return fail('the key did not sign it')
  const { vc, vp, iss } = jws.payload
  if (vc !== undefined || vp !== undefined) return fail('it has a claim vc or vp')
  const fault = findFault(feature, jws.payload)
  if (fault !== null) return fail(fault)
  const named = jws.payload[by]
  const signer = typeof named === 'object' && named !== null && 'id' in named ? named.id : named
  if (iss !== undefined && signer !== undefined && iss !== signer) return fail(`iss is not the ${by}`)
  return { result: 'success', data: jws.payload }
}

function findFault(feature: JoseRequest['feature'], document: unknown): string | null {
  const nesting = findDeepNesting(document)
  if (nesting !== null) return nesting
  const schema = feature === 'credential_jose' ? unsignedCredentialSchema : unsecuredPresentationSchema
  const parsed = schema.safeParse(document)
  return parsed.success ? null : (faultsOf(parsed.error)[0]?.detail ?? 'it is malformed')
}

/** The service does not sign a member that the data model does not define. */
function findUnknownMember(feature: JoseRequest['feature'], document: unknown): string | null {
  if (feature !== 'credential_jose' || typeof document !== 'object' || document === null) return null
  const unknown = Object.keys(document).find((name) => !credentialMembers.has(name))
  return unknown === undefined ? null : `${unknown} is no member of a credential`
}

function fail(reason: string): JoseResult {
  return { result: 'failure', data: reason }
}
