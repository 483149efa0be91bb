import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAttestation } from './claim-attestation.ts'
import { claimHash } from './claim-leaves.ts'
import type { ParsedShare } from './share-link.ts'
import { buildAttestedProof, buildMessage, buildPayload, domain, shareId, strangerWallet } from './test-fixtures.ts'
import { judgeShare, type VerdictFacts } from './verdict.ts'
import { outcomes } from './verdict-checks.ts'

const now = 1_800_000_000
const proof = await buildAttestedProof()
const payload = buildPayload(proof.message)
const attested: ParsedShare & { kind: 'attested' } = { ...proof, payload }
const unattested: ParsedShare = { kind: 'unattested', payload: buildPayload(proof.message, false), shareId }
const ownHash = claimHash({ ...payload.publicData, details: proof.message.details })

const everythingRight: VerdictFacts = {
  now,
  installation: { chainId: 31337, verifierPolicy: 'open' },
  attestation: await checkAttestation(domain, proof),
  subjectHasDid: true,
  accreditation: { accredited: true, since: 1_700_000_000 },
  revokedAt: 0,
  shareStatus: { status: 'active', claimHash: ownHash },
}
const nothingKnown: VerdictFacts = {
  now,
  installation: 'unknown',
  attestation: 'unknown',
  subjectHasDid: 'unknown',
  accreditation: 'unknown',
  revokedAt: 'unknown',
  shareStatus: 'unknown',
}
const judge = (changed: Partial<VerdictFacts> = {}, share: ParsedShare = attested) =>
  judgeShare(share, { ...everythingRight, ...changed })
const codes = (verdict: ReturnType<typeof judge>) => verdict.checks.map(({ code }) => code)
const review = { installation: { chainId: 31337, verifierPolicy: 'review' } } as const
const neverReviewed = { accreditation: { accredited: false, since: 0 } }

test('a share of which everything was checked and right is genuine', () => {
  const verdict = judge()
  expect(verdict).toMatchObject({ overall: 'genuine', text: 'attested' })
  expect(codes(verdict)).toEqual([
    'link-intact',
    'signature-valid',
    'verifier-accredited',
    'not-revoked',
    'valid-until',
    'subject-has-did',
    'share-active',
  ])
})

describe('red', () => {
  test.each<[string, ParsedShare]>([
    ['link-damaged', { kind: 'unreadable', code: 'share-unreadable' }],
    ['link-contradictory', { kind: 'contradictory', contradiction: 'verified-without-proof' }],
  ])('%s: no text is shown and nothing else is asked', (code, share) => {
    expect(judge({}, share)).toMatchObject({ overall: 'not-genuine', text: 'hidden', checks: [{ code }] })
  })

  test.each([
    ['signature-by-another', 'signer-mismatch'],
    ['signature-invalid', 'signature-malformed'],
    ['signature-invalid', 'message-malformed'],
  ] as const)('%s: no text is shown and nothing else is asked', (code, reason) => {
    const verdict = judge({ attestation: { ok: false, reason } })
    expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
    expect(codes(verdict)).toEqual(['link-intact', code])
  })

  test('revoked by the verifier: the text once vouched for may be shown', () => {
    const verdict = judge({ revokedAt: 1_799_000_000 })
    expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'attested' })
    expect(verdict.checks).toContainEqual({ code: 'revoked', ...outcomes.revoked, at: 1_799_000_000 })
  })

  test('withdrawn by the owner: the text once vouched for may be shown', () => {
    expect(judge({ shareStatus: { status: 'withdrawn', claimHash: ownHash } })).toMatchObject({
      overall: 'not-genuine',
      text: 'attested',
    })
  })

  test('a status borrowed from another claim, whatever it says', () => {
    const verdict = judge({ shareStatus: { status: 'active', claimHash: `0x${'99'.repeat(32)}` } })
    expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
    expect(codes(verdict)).toContain('share-of-another-claim')
  })

  test('a signer nobody reviewed, where verifiers are reviewed', () => {
    const verdict = judge({ ...review, ...neverReviewed })
    expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
    expect(codes(verdict)).toContain('verifier-not-entitled')
  })

  test('somebody who vouches for themselves, accredited or not', () => {
    const subject = `did:ethr:0x7a69:${proof.message.verifier}`
    const verdict = judge({}, { ...attested, message: buildMessage({ subject }) })
    expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
    expect(codes(verdict)).toContain('verifier-is-subject')
  })

  test('a subject on another chain than the registry', () => {
    const message = buildMessage({ subject: `did:ethr:0x1:${strangerWallet.address.toLowerCase()}` })
    expect(codes(judge({}, { ...attested, message }))).toContain('subject-on-another-chain')
    expect(judge({}, { ...attested, message }).overall).toBe('not-genuine')
  })

  test('a withdrawn share of a claim nobody verified: the words are taken back', () => {
    const verdict = judge({ shareStatus: { status: 'withdrawn', claimHash: ownHash } }, unattested)
    expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
  })
})

describe('amber', () => {
  test.each<[string, Partial<VerdictFacts>]>([
    ['verifier-not-reviewed', neverReviewed],
    ['verifier-suspended', { accreditation: { accredited: false, since: 1_799_000_000 } }],
    ['verifier-suspended', { ...review, accreditation: { accredited: false, since: 1_799_000_000 } }],
    ['expired', { now: proof.message.validUntil }],
    ['not-valid-yet', { now: proof.message.validFrom - 301 }],
    ['subject-without-did', { subjectHasDid: false }],
    ['share-expired', { shareStatus: { status: 'expired', claimHash: ownHash } }],
    ['share-used-up', { shareStatus: { status: 'used-up', claimHash: ownHash } }],
    ['share-unknown', { shareStatus: { status: 'unknown', claimHash: null } }],
  ])('%s', (code, changed) => {
    const verdict = judge(changed)
    expect(verdict).toMatchObject({ overall: 'caution', text: 'attested' })
    expect(codes(verdict)).toContain(code)
  })

  test('nobody has verified it yet: the owner’s own words', () => {
    const verdict = judge({}, unattested)
    expect(verdict).toMatchObject({ overall: 'caution', text: 'own-words' })
    expect(codes(verdict)).toEqual(['link-intact', 'nobody-yet', 'share-active'])
  })

  test('nobody has verified it yet, and the link names no share to ask about', () => {
    const verdict = judge({}, { kind: 'unattested', payload: unattested.payload, shareId: null })
    expect(codes(verdict)).toEqual(['link-intact', 'nobody-yet', 'share-unchecked'])
    expect(verdict.overall).toBe('caution')
  })
})

describe('the moment', () => {
  const withoutEnd = { ...attested, message: buildMessage({ validUntil: 0 }) }
  test.each([
    ['valid-until', proof.message.validUntil - 1, attested],
    ['valid-until', proof.message.validFrom - 300, attested],
    ['valid-without-end', 9_999_999_999, withoutEnd],
  ] as const)('%s at %d', (code, moment, share) => {
    expect(codes(judge({ now: moment }, share))).toContain(code)
  })
})

describe('grey: what could not be checked is neither right nor wrong', () => {
  test.each<[string, Partial<VerdictFacts>]>([
    ['revocation-unchecked', { revokedAt: 'unknown' }],
    ['verifier-unchecked', { accreditation: 'unknown' }],
    ['subject-unchecked', { subjectHasDid: 'unknown' }],
    ['revocation-unchecked', { revokedAt: 'unknown', ...neverReviewed }],
  ])('%s', (code, changed) => {
    const verdict = judge(changed)
    expect(verdict).toMatchObject({ overall: 'unchecked', text: 'attested' })
    expect(codes(verdict)).toContain(code)
  })

  test.each([
    ['link-unsupported', 'share-unsupported'],
    ['link-too-long', 'share-too-long'],
  ] as const)('%s', (code, fault) => {
    const verdict = judge({}, { kind: 'unreadable', code: fault })
    expect(verdict).toMatchObject({ overall: 'unchecked', text: 'hidden', checks: [{ code }] })
  })

  test('no signature could be checked, so no text is shown', () => {
    expect(judgeShare(attested, nothingKnown)).toMatchObject({ overall: 'unchecked', text: 'hidden' })
  })

  test('our own server is not needed: a link is checkable from itself and the chain', () => {
    const verdict = judge({ shareStatus: 'unknown' })
    expect(verdict.overall).toBe('genuine')
    expect(codes(verdict)).toContain('share-unchecked')
  })
})

test('green means: everything passed, but for our own server’s silence; red means: something failed', () => {
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
    accreditation: maybe({ accredited: true, since: 1 }, { accredited: false, since: 1 }, neverReviewed.accreditation),
    revokedAt: maybe(0, 1),
    shareStatus: maybe(...statuses.map((status) => ({ status, claimHash: ownHash }))),
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
      if (text === 'attested') expect(checks.map(({ code }) => code)).toContain('signature-valid')
    }),
    { numRuns: 1000 },
  )
})
