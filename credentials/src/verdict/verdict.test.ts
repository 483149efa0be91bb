import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildMessage, buildPayload, shareId, strangerWallet } from '../../test/fixtures.ts'
import {
  accredited,
  anchor,
  attested,
  codes,
  everythingRight,
  judge,
  neverReviewed,
  nothingKnown,
  now,
  ownHash,
  proof,
  review,
  standing,
  suspended,
  unattested,
  unmoved,
  verifierUnmoved,
} from '../../test/verdict-rig.ts'
import type { KeyLoss } from '../chain/key-loss.ts'
import type { ParsedShare } from '../share/share-link.ts'
import type { Revocation } from './find-revocation.ts'
import { judgeShare, type VerdictFacts } from './verdict.ts'
import { outcomes } from './verdict-checks.ts'

/** The verifier's identity has moved to another address. */
const replaced = {
  ...verifierUnmoved,
  controller: `0x${strangerWallet.address.slice(2).toLowerCase()}`,
  since: 1_799_000_000,
} as const

/** A recovery has given the verifier's account a new key. */
const recovered = { ...verifierUnmoved, since: 1_799_000_000, byRecovery: true }

test('a share whose checks all pass is genuine', () => {
  const verdict = judge()
  expect(verdict).toMatchObject({ overall: 'genuine', text: 'attested' })
  expect(codes(verdict)).toEqual([
    'signature-valid',
    'verifier-accredited',
    'subject-has-did',
    'anchored',
    'not-revoked',
    'valid-until',
    'share-active',
  ])
})

test.each<[string, ParsedShare]>([
  ['link-damaged', { kind: 'unreadable', code: 'share-unreadable' }],
  ['link-contradictory', { kind: 'contradictory', contradiction: 'verified-without-proof' }],
])('a red verdict follows from %s, hides the text, and contains no check besides this finding', (code, share) => {
  expect(judge({}, share)).toMatchObject({ overall: 'not-genuine', text: 'hidden', checks: [{ code }] })
})

test.each([
  ['signature-by-another', 'signer-mismatch'],
  ['signature-invalid', 'signature-malformed'],
  ['signature-invalid', 'message-malformed'],
] as const)(
  'a red verdict follows from %s (%s), hides the text, and contains no check besides this finding',
  (code, reason) => {
    const verdict = judge({ attestation: { ok: false, reason } })
    expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
    expect(codes(verdict)).toEqual([code])
  },
)

test('a red verdict follows from a revocation on the chain and still shows the attested text', () => {
  const verdict = judge({ revocation: { kind: 'revoked', at: 1_799_000_000, reason: null } })
  expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'attested' })
  expect(verdict.checks).toContainEqual({ code: 'revoked', ...outcomes.revoked, at: 1_799_000_000 })
})

test('a red verdict follows from a revocation that the verifier signed, even before the chain records the revocation', () => {
  const verdict = judge({ revocation: { kind: 'revoked', at: null, reason: null } })
  expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'attested' })
  expect(codes(verdict)).toContain('revoked-unrecorded')
})

test("a red verdict follows when the server's status is about the share of another claim, whatever the status says", () => {
  const verdict = judge({ shareStatus: { status: 'active', claimHash: `0x${'99'.repeat(32)}` } })
  expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
  expect(codes(verdict)).toContain('share-of-another-claim')
})

test('a red verdict follows from a verifier who was never reviewed, if the installation has the policy “review”', () => {
  const verdict = judge({ ...review, ...standing(neverReviewed) })
  expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
  expect(codes(verdict)).toContain('verifier-not-entitled')
})

test('a red verdict follows when the verifier is also the subject, even if the verifier is accredited', () => {
  const subject = `did:ethr:0x7a69:${proof.message.verifier}`
  const verdict = judge({}, { ...attested, message: buildMessage({ subject }) })
  expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
  expect(codes(verdict)).toContain('verifier-is-subject')
})

test("a red verdict follows when the subject's DID names another chain than the chain of the registry", () => {
  const message = buildMessage({ subject: `did:ethr:0x1:${strangerWallet.address.toLowerCase()}` })
  for (const subjectHasDid of [true, false, 'unknown'] as const) {
    const verdict = judge({ subjectHasDid }, { ...attested, message })
    expect(verdict.overall).toBe('not-genuine')
    expect(codes(verdict)).toContain('subject-on-another-chain')
  }
  expect(judge({}, { ...attested, message }).overall).toBe('not-genuine')
})

test.each<[string, Partial<VerdictFacts>]>([
  ['expired', { now: proof.message.validUntil }],
  ['not-valid-yet', { now: proof.message.validFrom - 301 }],
  ['identity-frozen', { control: { ...unmoved, frozenSince: 1_799_000_000 } }],
  ['verifier-frozen', { verifierControl: { ...verifierUnmoved, frozenSince: 1_799_000_000 }, anchor: null }],
  ['verifier-frozen', { verifierControl: { ...verifierUnmoved, frozenSince: anchor.time } }],
  ['verifier-key-replaced', { verifierControl: replaced, anchor: null }],
  ['verifier-key-replaced', { verifierControl: { ...replaced, since: anchor.time } }],
  ['verifier-key-replaced', { verifierControl: replaced, keyLoss: { how: 'replaced', at: 7 } }],
  ['verifier-frozen', { verifierControl: replaced, keyLoss: { how: 'reported', at: 7 } }],
  ['verifier-frozen', { verifierControl: recovered, keyLoss: { how: 'reported', at: 7 } }],
  ['share-withdrawn', { shareStatus: { status: 'withdrawn', claimHash: ownHash } }],
  ['share-expired', { shareStatus: { status: 'expired', claimHash: ownHash } }],
  ['share-unknown', { shareStatus: { status: 'unknown', claimHash: null } }],
])('an amber verdict follows from the finding %s', (code, changed) => {
  const verdict = judge(changed)
  expect(verdict).toMatchObject({ overall: 'caution', text: 'attested' })
  expect(codes(verdict)).toContain(code)
})

test("an amber verdict hides the owner's own words after the owner has ended the link", () => {
  const shareStatus = { status: 'withdrawn', claimHash: ownHash } as const
  expect(judge({ shareStatus }, unattested)).toMatchObject({ overall: 'caution', text: 'hidden' })
})

test('when a share has no views left, this matters only to a checker who has not opened the share', () => {
  const shareStatus = { status: 'used-up', claimHash: ownHash } as const
  const closed: ParsedShare = { kind: 'controlled', shareId, key: 'A'.repeat(43) }
  expect(codes(judge({ shareStatus }, closed))).toContain('share-used-up')
  expect(codes(judge({ shareStatus }))).toContain('share-opened')
  expect(judge({ shareStatus }).overall).toBe('genuine')
})

test("an amber verdict follows from a claim that nobody confirmed, and shows the owner's own words", () => {
  const verdict = judge({}, unattested)
  expect(verdict).toMatchObject({ overall: 'caution', text: 'own-words' })
  expect(codes(verdict)).toEqual(['link-intact', 'nobody-yet', 'share-active'])
})

const confirmed = { details: proof.message.details }
test("an amber verdict follows when the claim was confirmed after the link was made, and shows the owner's own words", () => {
  const verdict = judge({ shareStatus: { status: 'active', claimHash: ownHash, confirmed } }, unattested)
  expect(verdict).toMatchObject({ overall: 'caution', text: 'own-words' })
  expect(codes(verdict)).toEqual(['link-intact', 'confirmed-since', 'share-active'])
})

test('a red verdict follows when the server reports a later attestation of another text than the text in the link', () => {
  const forged = { ...unattested, payload: buildPayload(buildMessage({ title: 'Doctor of Everything' }), false) }
  const verdict = judge({ shareStatus: { status: 'active', claimHash: ownHash, confirmed } }, forged)
  expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
  expect(codes(verdict)).toEqual(['link-intact', 'nobody-yet', 'share-of-another-claim'])
})

test('an amber verdict follows from an incomplete link, shows no text, and contains no check besides the finding about the link', () => {
  const verdict = judge({}, { kind: 'unreadable', code: 'share-incomplete' })
  expect(verdict).toMatchObject({ overall: 'caution', text: 'hidden', checks: [{ code: 'link-incomplete' }] })
})

const controlled: ParsedShare = { kind: 'controlled', shareId, key: 'A'.repeat(43) }
test('a controlled share shows no text before somebody opens the share', () => {
  const verdict = judge({ shareStatus: { status: 'active', claimHash: null } }, controlled)
  expect(codes(verdict)).toEqual(['share-unopened', 'share-active'])
  expect(verdict).toMatchObject({ overall: 'unchecked', text: 'hidden' })
})

const withoutEnd = { ...attested, message: buildMessage({ validUntil: 0 }) }
test.each([
  ['valid-until', proof.message.validUntil - 1, attested],
  ['valid-until', proof.message.validFrom - 300, attested],
  ['valid-without-end', 9_999_999_999, withoutEnd],
] as const)('the finding %s is in the verdict on a claim that is checked at the time %d', (code, moment, share) => {
  expect(codes(judge({ now: moment }, share))).toContain(code)
})

test.each<[string, Partial<VerdictFacts>]>([
  ['revocation-unchecked', { revocation: 'unknown' }],
  ['revocation-unproven', { revocation: { kind: 'unproven' } }],
  ['anchor-unchecked', { anchor: 'unknown' }],
  ['verifier-unchecked', { standing: 'unknown' }],
  ['subject-unchecked', { subjectHasDid: 'unknown' }],
  ['control-unchecked', { control: 'unknown' }],
  ['verifier-freeze-unchecked', { verifierControl: 'unknown' }],
  ['verifier-frozen', { verifierControl: { ...verifierUnmoved, frozenSince: 1_799_000_000 }, anchor: 'unknown' }],
  ['verifier-key-replaced', { verifierControl: replaced, anchor: 'unknown' }],
  ['verifier-freeze-unchecked', { verifierControl: recovered, keyLoss: 'unknown' }],
  ['revocation-unchecked', { revocation: 'unknown', ...standing(neverReviewed) }],
])('a grey verdict follows from the finding %s', (code, changed) => {
  const verdict = judge(changed)
  expect(verdict).toMatchObject({ overall: 'unchecked', text: 'attested' })
  expect(codes(verdict)).toContain(code)
})

test.each([
  ['link-unsupported', 'share-unsupported'],
  ['link-too-long', 'share-too-long'],
] as const)('a grey verdict follows from the finding %s and shows no text', (code, fault) => {
  const verdict = judge({}, { kind: 'unreadable', code: fault })
  expect(verdict).toMatchObject({ overall: 'unchecked', text: 'hidden', checks: [{ code }] })
})

test('a grey verdict shows no text when the signature could not be checked', () => {
  expect(judgeShare(attested, nothingKnown)).toMatchObject({ overall: 'unchecked', text: 'hidden' })
})

test('a verdict does not become grey when only the server gives no answer, because the link and the chain are enough', () => {
  const verdict = judge({ shareStatus: 'unknown' })
  expect(verdict.overall).toBe('genuine')
  expect(codes(verdict)).toContain('share-unchecked')
})

test("a verdict is red exactly when a check failed, and green only if all checks passed except perhaps the check of the share's status", () => {
  const maybe = <T>(...values: T[]) => fc.constantFrom<T | 'unknown'>('unknown', ...values)
  const statuses = ['active', 'withdrawn', 'expired', 'used-up', 'unknown'] as const
  const anyFacts = fc.record({
    now: fc.constantFrom(0, now, 2_000_000_000),
    installation: maybe<{ chainId: number; verifierPolicy: 'open' | 'review' }>(
      { chainId: 31337, verifierPolicy: 'open' },
      { chainId: 31337, verifierPolicy: 'review' },
      { chainId: 1, verifierPolicy: 'open' },
    ),
    attestation: maybe(everythingRight.attestation, { ok: false, reason: 'signer-mismatch' } as const),
    subjectHasDid: maybe(true, false),
    control: maybe(unmoved, { ...unmoved, since: 7 }, { ...unmoved, since: 7, byRecovery: true, frozenSince: 8 }),
    verifierControl: maybe(
      ...[0, anchor.time, anchor.time + 1].flatMap((time) => [
        { ...verifierUnmoved, frozenSince: time },
        { ...replaced, since: time },
        { ...recovered, since: time },
      ]),
    ),
    keyLoss: maybe<KeyLoss | null>(null, { how: 'reported', at: 7 }, { how: 'replaced', at: 7 }),
    anchor: maybe(anchor, null),
    standing: maybe(
      ...[accredited, suspended, neverReviewed].flatMap((present) =>
        [accredited, suspended, neverReviewed].map((past) => standing(present, past).standing),
      ),
    ),
    revocation: maybe<Revocation>(
      { kind: 'standing' },
      { kind: 'unproven' },
      { kind: 'revoked', at: 1, reason: null },
      { kind: 'revoked', at: null, reason: null },
    ),
    shareStatus: maybe(
      ...statuses.map((status) => ({ status, claimHash: ownHash })),
      ...statuses.map((status) => ({ status, claimHash: ownHash, confirmed: { details: proof.message.details } })),
    ),
  })
  fc.assert(
    fc.property(anyFacts, fc.constantFrom<ParsedShare>(attested, unattested), (facts, share) => {
      const { overall, checks, text } = judgeShare(share, facts)
      const has = (outcome: string) => checks.some((each) => each.outcome === outcome)
      expect(overall === 'not-genuine').toBe(has('failed'))
      if (overall === 'genuine') {
        expect(share.kind).toBe('attested')
        const notPassed = checks.filter(({ outcome }) => outcome !== 'passed')
        expect(notPassed.every(({ code }) => code === 'share-unchecked')).toBe(true)
      }
      if (overall === 'genuine' && facts.standing !== 'unknown' && !facts.standing.now.isAccredited)
        expect(checks.map(({ code }) => code)).toContain('verifier-accredited-then')
      if (overall === 'genuine' && facts.verifierControl !== 'unknown') {
        const { controller, since, frozenSince } = facts.verifierControl
        if (frozenSince !== 0) expect([facts.anchor, frozenSince]).toEqual([anchor, anchor.time + 1])
        if (controller === replaced.controller) expect([facts.anchor, since]).toEqual([anchor, anchor.time + 1])
        if (since > anchor.time && facts.anchor === anchor) expect(facts.keyLoss).toBeNull()
      }
      if (text === 'attested') expect(checks.map(({ code }) => code)).toContain('signature-valid')
    }),
    { numRuns: 1000 },
  )
})
