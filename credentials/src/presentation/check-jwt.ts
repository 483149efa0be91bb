import { isJsonObject, type JsonObject } from '../foreign/base64url.ts'
import { readJws } from '../foreign/jws.ts'
import { listStatusEntries } from '../foreign/status-entry.ts'
import {
  type Asked,
  findTimeFault,
  type Presented,
  readIssuedAt,
  readW3cClaims,
  refuse,
  type Surroundings,
  verifyByDid,
} from './presented-credential.ts'

const freshSeconds = 300

/**
 * Checks a presentation as a JWT, which contains one credential as a JWT (`jwt_vc_json`; VC 1.1,
 * section 6.3.1). The `sub` of the credential must be the presenter, who must sign the presentation
 * for this request.
 */
export async function checkJwt(presentation: unknown, asked: Asked, surroundings: Surroundings): Promise<Presented> {
  const unsigned = typeof presentation === 'string' ? readJws(presentation) : null
  if (typeof presentation !== 'string' || unsigned === null) return refuse('unreadable')
  const { iss: presenter } = unsigned.payload
  if (typeof presenter !== 'string') return refuse('not-bound')
  const shown = await verifyByDid({ jwt: presentation, did: presenter, purpose: 'authentication' }, surroundings)
  if (typeof shown === 'string') return refuse('other-key')
  const { aud, nonce, iat } = shown.payload
  const audiences = Array.isArray(aud) ? aud : [aud]
  if (audiences.length !== 1 || audiences[0] !== asked.audience || nonce !== asked.nonce) return refuse('other-request')
  const isOld = iat !== undefined && !(typeof iat === 'number' && Math.abs(surroundings.now - iat) <= freshSeconds)
  if (isOld || findTimeFault(shown.payload, surroundings.now)) return refuse('stale')
  const credential = readOnlyCredential(shown.payload)
  return credential === null ? refuse('unreadable') : checkCredential(credential, presenter, surroundings)
}

async function checkCredential(jwt: string, presenter: string, surroundings: Surroundings): Promise<Presented> {
  const issuer = readJws(jwt)?.payload['iss']
  if (typeof issuer !== 'string') return refuse('issuer-unknown')
  const signed = await verifyByDid({ jwt, did: issuer, purpose: 'assertionMethod' }, surroundings)
  if (typeof signed === 'string') return refuse(signed)
  const { sub, vc, status } = signed.payload
  if (sub !== presenter) return refuse('not-bound')
  const timeFault = findTimeFault(signed.payload, surroundings.now)
  if (timeFault) return refuse(timeFault)
  if (!isJsonObject(vc) || !isJsonObject(vc['credentialSubject'])) return refuse('unreadable')
  const { type, credentialSubject, credentialStatus } = vc
  if (!Array.isArray(type) || !type.includes('VerifiedClaim')) return refuse('other-type')
  const { id = sub } = credentialSubject
  if (id !== sub) return refuse('not-bound')
  const issuedAt = readIssuedAt(signed.payload)
  const claims = readW3cClaims(vc)
  const statuses = listStatusEntries(credentialStatus ?? undefined, status ?? undefined)
  // This product writes no credential that names its status in both ways. If one of its keys signed
  // such a credential, the pair counts as an unreadable status.
  const named = credentialStatus && status ? [credentialStatus, status] : (credentialStatus ?? status ?? null)
  return { ok: true, credential: { issuer, presenter, claims, status: named, statuses, issuedAt } }
}

function readOnlyCredential({ vp }: JsonObject): string | null {
  const listed = isJsonObject(vp) ? vp['verifiableCredential'] : null
  const [credential, ...more] = Array.isArray(listed) ? listed : [listed]
  return typeof credential === 'string' && more.length === 0 ? credential : null
}
