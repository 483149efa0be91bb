import type { PresentationFault } from '@did/domain/portable/presentation-request'
import { type ProofFault, verifyCredentialProof, verifyPresentationProof } from '../data-integrity/verify-proof.ts'
import { isJsonObject, type JsonObject } from '../foreign/base64url.ts'
import { listStatusEntries } from '../foreign/status-entry.ts'
import { type Asked, isTime, type Presented, readW3cClaims, refuse, type Surroundings } from './presented-credential.ts'

/** `type` is the second type of the credential. The first one is always `VerifiableCredential`. */
export type AskedLdp = Asked & { type: 'VerifiedClaim' | 'OpenBadgeCredential' }
type Question = { now: Date; resolve: Surroundings['resolve'] }

/**
 * Checks a presentation of one credential (`ldp_vc`; OpenID4VP 1.0, appendix B.1.3.2), both with
 * Data Integrity proofs. The credential's subject must have signed the presentation.
 */
export async function checkLdp(presentation: unknown, asked: AskedLdp, surroundings: Surroundings): Promise<Presented> {
  const credential = isJsonObject(presentation) ? readOnlyCredential(presentation) : null
  if (!isJsonObject(presentation) || credential === null) return refuse('unreadable')
  const { now, resolve } = surroundings
  const question: Question = { now: new Date(now * 1000), resolve }
  const { nonce: challenge, audience: domain } = asked
  const shown = await verifyPresentationProof(presentation, { ...question, challenge, domain })
  if (!shown.ok) {
    const isOfAnother = shown.fault === 'proof-challenge' || shown.fault === 'proof-domain'
    return refuse(isOfAnother ? 'other-request' : shown.fault === 'proof-missing' ? 'not-bound' : 'other-key')
  }
  return checkCredential(credential, { ...question, presenter: shown.did, type: asked.type })
}

async function checkCredential(
  credential: JsonObject,
  { presenter, type: wanted, ...question }: Question & { presenter: string; type: AskedLdp['type'] },
): Promise<Presented> {
  const signed = await verifyCredentialProof(credential, question)
  if (!signed.ok) return refuse(nameFault(signed.fault))
  const { type, credentialSubject, credentialStatus = null, validFrom, validUntil } = credential
  if (!isJsonObject(credentialSubject)) return refuse('unreadable')
  if (credentialSubject['id'] !== presenter) return refuse('not-bound')
  if (!Array.isArray(type) || !type.includes(wanted)) return refuse('other-type')
  const now = question.now.getTime()
  if (validFrom !== undefined && !(typeof validFrom === 'string' && Date.parse(validFrom) <= now + toleranceMs))
    return refuse('not-valid-yet')
  if (validUntil !== undefined && !(typeof validUntil === 'string' && now < Date.parse(validUntil)))
    return refuse('expired')
  const claims = readW3cClaims(credential)
  const statuses = listStatusEntries(credentialStatus ?? undefined, undefined)
  const issuedAt = readCreated(credential)
  return {
    ok: true,
    credential: { issuer: signed.did, presenter, claims, status: credentialStatus, statuses, issuedAt },
  }
}

/** Returns when the first of the proofs was made, in seconds since 1970, or null. */
function readCreated({ proof }: JsonObject): number | null {
  const times = [proof].flat().flatMap((each) => (isJsonObject(each) ? [Date.parse(String(each['created']))] : []))
  const known = times.map((time) => Math.floor(time / 1000)).filter(isTime)
  return known.length === 0 ? null : Math.min(...known)
}

const toleranceMs = 60_000

function readOnlyCredential({ verifiableCredential }: JsonObject): JsonObject | null {
  const [credential, ...more] = [verifiableCredential].flat()
  return isJsonObject(credential) && more.length === 0 ? credential : null
}

function nameFault(fault: ProofFault): PresentationFault {
  if (fault === 'issuer-unresolved') return 'issuer-unknown'
  return fault === 'key-ended' ? 'issuer-key-ended' : 'issuer-signature'
}
