import { maximumReadValues } from '@did/domain/portable/document-limits'
import { hasFewValues } from '../data-integrity/is-modest.ts'
import { isJsonObject, type JsonObject, parseJson } from './base64url.ts'
import { type Jws, readJws } from './jws.ts'
import { readSdJwt, type SdJwt } from './sd-jwt.ts'

/**
 * A credential that other software wrote. `credential` follows W3C's data model 1.1 or 2.0.
 * **Nothing is checked yet.**
 */
export type ForeignText =
  | { form: 'data-integrity'; credential: JsonObject }
  /** The payload of the JWT is the credential (VC-JOSE-COSE). */
  | { form: 'vc-jwt'; jwt: string; jws: Jws; credential: JsonObject }
  /** The credential is the claim `vc`, and other claims repeat some members (VC 1.1, 6.3.1). */
  | { form: 'jwt-vc'; jwt: string; jws: Jws; credential: JsonObject }
  | { form: 'sd-jwt'; sdJwt: SdJwt }

const envelope = 'data:application/vc+jwt,'
const sdEnvelope = 'data:application/vc+sd-jwt,'

/**
 * Reads a credential from a text: a VC 1.1 or 2.0 (such as an Open Badge 3.0) with a Data Integrity
 * proof or as a JWT, or an SD-JWT. Returns null for any other text, and for very many values.
 */
export function readForeign(text: string): ForeignText | null {
  const trimmed = text.trim().replace(/^\uFEFF/, '')
  if (trimmed.startsWith('{')) return readObject(parseJson(trimmed))
  if (trimmed.includes('~')) {
    const sdJwt = readSdJwt(trimmed)
    return sdJwt && { form: 'sd-jwt', sdJwt }
  }
  return readJwt(trimmed)
}

function readObject(document: unknown): ForeignText | null {
  if (!isJsonObject(document)) return null
  const { id, type } = document
  const isEnveloped = [type].flat().includes('EnvelopedVerifiableCredential')
  if (isEnveloped && typeof id === 'string')
    return id.startsWith(envelope) || id.startsWith(sdEnvelope) ? readForeign(id.slice(id.indexOf(',') + 1)) : null
  const isFew = hasFewValues(document, Infinity, maximumReadValues)
  return isFew && isCredential(document) ? { form: 'data-integrity', credential: document } : null
}

function readJwt(jwt: string): ForeignText | null {
  const jws = readJws(jwt)
  if (jws === null) return null
  const { vc } = jws.payload
  if (isJsonObject(vc) && isCredential(vc)) return { form: 'jwt-vc', jwt, jws, credential: vc }
  return isCredential(jws.payload) ? { form: 'vc-jwt', jwt, jws, credential: jws.payload } : null
}

const dataModels = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/2018/credentials/v1']

function isCredential({ '@context': context, type }: JsonObject): boolean {
  const [first] = [context].flat()
  return dataModels.some((each) => each === first) && [type].flat().includes('VerifiableCredential')
}
