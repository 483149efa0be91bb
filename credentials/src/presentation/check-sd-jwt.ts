import type { PresentationFault } from '@did/domain/portable/presentation-request'
import { parseDidUrl } from '../did/did-url.ts'
import { checkByWebKeys } from '../foreign/foreign-signature.ts'
import { readJws } from '../foreign/jws.ts'
import { type KeyBindingFault, verifyKeyBinding } from '../foreign/key-binding.ts'
import { readSdJwt } from '../foreign/sd-jwt.ts'
import { listStatusEntries } from '../foreign/status-entry.ts'
import {
  type Asked,
  findTimeFault,
  type Presented,
  readIssuedAt,
  refuse,
  type Surroundings,
  verifyByDid,
} from './presented-credential.ts'

/** These members are about the credential, not about the claim. */
const protocol = ['iss', 'sub', 'aud', 'iat', 'exp', 'nbf', 'jti', 'vct', 'vct#integrity', 'cnf', 'status']
const bindingFaults: Record<KeyBindingFault, PresentationFault> = {
  'key-binding-missing': 'not-bound',
  'key-binding-malformed': 'not-bound',
  'key-binding-signature': 'other-key',
  'key-binding-audience': 'other-request',
  'key-binding-nonce': 'other-request',
  'key-binding-hash': 'other-request',
  'key-binding-time': 'stale',
}

/** Checks an SD-JWT VC with its key binding (`dc+sd-jwt`; RFC 9901, section 7.3). */
export async function checkSdJwt(presentation: unknown, asked: Asked, surroundings: Surroundings): Promise<Presented> {
  const sdJwt = typeof presentation === 'string' ? readSdJwt(presentation) : null
  if (sdJwt === null || readJws(sdJwt.jwt)?.header['typ'] !== 'dc+sd-jwt') return refuse('unreadable')
  const { payload } = sdJwt
  const { iss: issuer, vct, status = null } = payload
  if (typeof issuer !== 'string') return refuse('issuer-unknown')
  const signatureFault = await findSignatureFault(sdJwt.jwt, issuer, surroundings)
  if (signatureFault) return refuse(signatureFault)
  if (vct !== asked.vct) return refuse('other-type')
  const timeFault = findTimeFault(payload, surroundings.now)
  if (timeFault) return refuse(timeFault)
  const bound = await verifyKeyBinding(sdJwt, { ...asked, now: surroundings.now })
  if (!bound.ok) return refuse(bindingFaults[bound.fault])
  const claims = Object.fromEntries(Object.entries(payload).filter(([name]) => !protocol.includes(name)))
  const statuses = listStatusEntries(payload['credentialStatus'] ?? undefined, status ?? undefined)
  return {
    ok: true,
    credential: { issuer, presenter: null, claims, status, statuses, issuedAt: readIssuedAt(payload) },
  }
}

/** Only the issuer's published keys count. Certificates in `x5c` do not. */
async function findSignatureFault(
  jwt: string,
  issuer: string,
  surroundings: Surroundings,
): Promise<PresentationFault | null> {
  if (parseDidUrl(issuer) !== null) {
    const signed = await verifyByDid({ jwt, did: issuer, purpose: 'assertionMethod' }, surroundings)
    return typeof signed === 'string' ? signed : null
  }
  const found = await checkByWebKeys(jwt, { kid: readJws(jwt)?.header['kid'], issuer }, surroundings.resolve)
  if (found.ok) return null
  return found.fault === 'issuer-unresolved' ? 'issuer-unknown' : 'issuer-signature'
}
