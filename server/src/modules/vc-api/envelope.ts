import { isModest } from '@did/credentials/data-integrity/is-modest'
import type { ResolveDid } from '@did/credentials/data-integrity/verify-proof'
import { isJsonObject } from '@did/credentials/foreign/base64url'
import { checkForeignSignature, readIssuerId } from '@did/credentials/foreign/foreign-signature'
import { type Jws, readJws } from '@did/credentials/foreign/jws'
import { readForeign } from '@did/credentials/foreign/read-foreign'
import { findTimeFault, verifyByDid } from '@did/credentials/presentation/presented-credential'
import type { z } from 'zod'
import {
  envelopedCredentialSchema,
  envelopedPresentationSchema,
  presentationInJwtSchema,
  type UnsignedCredential,
  unsignedCredentialSchema,
} from './data-model.ts'
import { type Parsed, parseDocument, problem } from './faults.ts'

type Question = { now: Date; resolve: ResolveDid }
type PresentationInJwt = z.infer<typeof presentationInJwtSchema>

export function isEnvelope(input: unknown, type: string): boolean {
  return isJsonObject(input) && [input['type']].flat().includes(type)
}

/**
 * Checks that the issuer's key signed the JWT of the envelope, and that the JWT has not expired
 * (VC-JOSE-COSE, section 3.1.1). The caller has to check the credential's dates and status.
 */
export async function openCredential(input: unknown, question: Question): Promise<Parsed<UnsignedCredential>> {
  const envelope = parseDocument(envelopedCredentialSchema, input)
  if (!envelope.ok) return envelope
  const text = readForeign(readJwt(envelope.data))
  if (text?.form !== 'vc-jwt') return refuse('MALFORMED_VALUE_ERROR', 'The JWT is no credential')
  const fault = findJwtFault(text.jws, 'vc+jwt', question)
  if (fault !== null) return fault
  const parsed = parseDocument(unsignedCredentialSchema, text.credential)
  if (!parsed.ok) return parsed
  const signed = await checkForeignSignature(text, question)
  return signed.ok ? parsed : refuse('CRYPTOGRAPHIC_SECURITY_ERROR', signed.fault)
}

type Asked = Question & { challenge: string; domain?: string | undefined }

/**
 * Checks that the presenter's key signed the JWT of the envelope for this challenge (`nonce`) and
 * this domain (`aud`) (VC-JOSE-COSE, section 3.1.2). The caller has to check the credentials
 * inside.
 */
export async function openPresentation(input: unknown, asked: Asked): Promise<Parsed<PresentationInJwt>> {
  const envelope = parseDocument(envelopedPresentationSchema, input)
  if (!envelope.ok) return envelope
  const jwt = readJwt(envelope.data)
  const jws = readJws(jwt)
  if (jws === null) return refuse('MALFORMED_VALUE_ERROR', 'The JWT is no presentation')
  if (!isModest(jws.payload)) return refuse('MALFORMED_VALUE_ERROR', 'The presentation has too many values')
  const fault = findJwtFault(jws, 'vp+jwt', asked)
  if (fault !== null) return fault
  const parsed = parseDocument(presentationInJwtSchema, jws.payload)
  if (!parsed.ok) return parsed
  const { iss, nonce, aud } = jws.payload
  const presenter = readIssuerId({ issuer: parsed.data.holder }) ?? iss
  if (typeof presenter !== 'string' || (iss !== undefined && iss !== presenter))
    return refuse('CRYPTOGRAPHIC_SECURITY_ERROR', 'The JWT does not say who presents')
  if (nonce !== asked.challenge) return refuse('CRYPTOGRAPHIC_SECURITY_ERROR', 'proof-challenge')
  if (asked.domain !== undefined && ![aud].flat().includes(asked.domain))
    return refuse('CRYPTOGRAPHIC_SECURITY_ERROR', 'proof-domain')
  const surroundings = { now: secondsOf(asked), resolve: asked.resolve }
  const signed = await verifyByDid({ jwt, did: presenter, purpose: 'authentication' }, surroundings)
  return typeof signed === 'string' ? refuse('CRYPTOGRAPHIC_SECURITY_ERROR', signed) : parsed
}

/** Returns the fault of a JWT that VC-JOSE-COSE does not allow, or that is not valid now. */
function findJwtFault({ header, payload }: Jws, mediaType: string, question: Question) {
  const { typ = mediaType } = header
  if (typ !== mediaType) return refuse('MALFORMED_VALUE_ERROR', `The JWT is not of the type ${mediaType}`)
  if ('vc' in payload || 'vp' in payload) return refuse('MALFORMED_VALUE_ERROR', 'The JWT has a claim vc or vp')
  const fault = findTimeFault(payload, secondsOf(question))
  return fault === null ? null : refuse('VALIDITY_PERIOD_ERROR', fault)
}

const secondsOf = ({ now }: Question) => Math.floor(now.getTime() / 1000)
const readJwt = ({ id }: { id: string }) => id.slice(id.indexOf(',') + 1)

function refuse(
  name: Parameters<typeof problem>[0],
  detail: string,
): { ok: false; faults: [ReturnType<typeof problem>] } {
  return { ok: false, faults: [problem(name, detail)] }
}
