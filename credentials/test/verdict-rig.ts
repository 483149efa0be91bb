/** Every fact of `everythingRight` is right until a test changes one. */
import { checkAttestation } from '../src/attestation/claim-attestation.ts'
import { claimHash } from '../src/attestation/claim-leaves.ts'
import type { Accreditation } from '../src/chain/registry-calls.ts'
import type { ParsedShare } from '../src/share/share-link.ts'
import { judgeShare, type VerdictFacts } from '../src/verdict/verdict.ts'
import { buildAttestedProof, buildPayload, domain, shareId } from './fixtures.ts'

export const now = 1_800_000_000
export const proof = await buildAttestedProof()
const payload = buildPayload(proof.message)
export const attested: ParsedShare & { kind: 'attested' } = { ...proof, payload, opened: [], fieldCount: null }
export const unattested: ParsedShare & { kind: 'unattested' } = {
  kind: 'unattested',
  payload: buildPayload(proof.message, false),
  shareId,
  opened: [],
  fieldCount: null,
  details: null,
}
export const ownHash = claimHash({ ...payload.publicData, details: proof.message.details })

export const accredited = { isAccredited: true, name: 'University', domain: '', since: 1_700_000_000 }
export const suspended = { ...accredited, isAccredited: false, since: 1_799_000_000 }
export const neverReviewed = { isAccredited: false, name: '', domain: '', since: 0 }
export const anchor = {
  block: 1234,
  time: 1_793_000_000,
  transaction: `0x${'77'.repeat(32)}`,
  isEarliest: true,
} as const
/** By default, the standing at the anchor's time is the present one. */
export const standing = (present: Accreditation, atSigning = present) => ({ standing: { now: present, atSigning } })

/** The holder's own key still acts for their identity. */
export const unmoved = {
  controller: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  since: 0,
  byRecovery: false,
  frozenSince: 0,
} as const

/** The verifier's own key still acts for the verifier. */
export const verifierUnmoved = { ...unmoved, controller: proof.message.verifier }

export const everythingRight: VerdictFacts = {
  now,
  installation: { chainId: 31337, verifierPolicy: 'open' },
  attestation: await checkAttestation(domain, proof),
  anchor,
  ...standing(accredited),
  subjectHasDid: true,
  control: unmoved,
  verifierControl: verifierUnmoved,
  keyLoss: null,
  revocation: { kind: 'standing' },
  shareStatus: { status: 'active', claimHash: ownHash },
}
export const nothingKnown: VerdictFacts = {
  now,
  installation: 'unknown',
  attestation: 'unknown',
  anchor: 'unknown',
  standing: 'unknown',
  subjectHasDid: 'unknown',
  control: 'unknown',
  verifierControl: 'unknown',
  keyLoss: 'unknown',
  revocation: 'unknown',
  shareStatus: 'unknown',
}
export const judge = (changed: Partial<VerdictFacts> = {}, share: ParsedShare = attested) =>
  judgeShare(share, { ...everythingRight, ...changed })
export const codes = (verdict: ReturnType<typeof judge>) => verdict.checks.map(({ code }) => code)
export const review = { installation: { chainId: 31337, verifierPolicy: 'review' } } as const

/** The proof of a statement in a link holds, and ends a minute after the check. */
export const holds = {
  ok: true,
  fact: 'F',
  audience: 'A',
  madeOn: '2026-11-21',
  until: now + 60,
  hasDevelopmentKeys: false,
} as const
