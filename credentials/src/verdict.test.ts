import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAttestation } from './claim-attestation.ts'
import { claimHash } from './claim-leaves.ts'
import type { Accreditation } from './registry-calls.ts'
import type { ParsedShare } from './share-link.ts'
import { buildAttestedProof, buildMessage, buildPayload, domain, shareId, strangerWallet } from './test-fixtures.ts'
import { judgeShare, type Revocation, type VerdictFacts } from './verdict.ts'
import { type CheckCode, outcomes } from './verdict-checks.ts'

const now = 1_800_000_000
const proof = await buildAttestedProof()
const payload = buildPayload(proof.message)
const attested: ParsedShare & { kind: 'attested' } = { ...proof, payload, opened: [] }
const unattested: ParsedShare & { kind: 'unattested' } = {
  kind: 'unattested',
  payload: buildPayload(proof.message, false),
  shareId,
  opened: [],
  details: null,
}
const ownHash = claimHash({ ...payload.publicData, details: proof.message.details })

const accredited = { isAccredited: true, name: 'University', domain: '', since: 1_700_000_000 }
const suspended = { ...accredited, isAccredited: false, since: 1_799_000_000 }
const neverReviewed = { isAccredited: false, name: '', domain: '', since: 0 }
const anchor = { block: 1234, time: 1_796_000_000, transaction: `0x${'77'.repeat(32)}`, isEarliest: true } as const
/** What the registry says of a verifier now, and at the anchor's time when that was something else. */
const standing = (present: Accreditation, atSigning = present) => ({ standing: { now: present, atSigning } })

const everythingRight: VerdictFacts = {
  now,
  installation: { chainId: 31337, verifierPolicy: 'open' },
  attestation: await checkAttestation(domain, proof),
  anchor,
  ...standing(accredited),
  subjectHasDid: true,
  revocation: { kind: 'standing' },
  shareStatus: { status: 'active', claimHash: ownHash },
}
const nothingKnown: VerdictFacts = {
  now,
  installation: 'unknown',
  attestation: 'unknown',
  anchor: 'unknown',
  standing: 'unknown',
  subjectHasDid: 'unknown',
  revocation: 'unknown',
  shareStatus: 'unknown',
}
const judge = (changed: Partial<VerdictFacts> = {}, share: ParsedShare = attested) =>
  judgeShare(share, { ...everythingRight, ...changed })
const codes = (verdict: ReturnType<typeof judge>) => verdict.checks.map(({ code }) => code)
const review = { installation: { chainId: 31337, verifierPolicy: 'review' } } as const

test('a share of which everything was checked and right is genuine', () => {
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
    expect(codes(verdict)).toEqual([code])
  })

  test('withdrawn by the verifier on the chain: the text once vouched for may be shown', () => {
    const verdict = judge({ revocation: { kind: 'revoked', at: 1_799_000_000, reason: null } })
    expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'attested' })
    expect(verdict.checks).toContainEqual({ code: 'revoked', ...outcomes.revoked, at: 1_799_000_000 })
  })

  test('withdrawn by the verifier’s signature alone, before the chain knows', () => {
    const verdict = judge({ revocation: { kind: 'revoked', at: null, reason: null } })
    expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'attested' })
    expect(codes(verdict)).toContain('revoked-unrecorded')
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
    const verdict = judge({ ...review, ...standing(neverReviewed) })
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
    ['expired', { now: proof.message.validUntil }],
    ['not-valid-yet', { now: proof.message.validFrom - 301 }],
    ['subject-without-did', { subjectHasDid: false }],
    ['share-expired', { shareStatus: { status: 'expired', claimHash: ownHash } }],
    ['share-unknown', { shareStatus: { status: 'unknown', claimHash: null } }],
  ])('%s', (code, changed) => {
    const verdict = judge(changed)
    expect(verdict).toMatchObject({ overall: 'caution', text: 'attested' })
    expect(codes(verdict)).toContain(code)
  })

  test('a share whose views are used up, to whoever has not opened it; not to those who have', () => {
    const shareStatus = { status: 'used-up', claimHash: ownHash } as const
    const closed: ParsedShare = { kind: 'controlled', shareId, key: 'A'.repeat(43) }
    expect(codes(judge({ shareStatus }, closed))).toContain('share-used-up')
    expect(codes(judge({ shareStatus }))).toContain('share-opened')
    expect(judge({ shareStatus }).overall).toBe('genuine')
  })

  test('nobody has verified it yet: the owner’s own words', () => {
    const verdict = judge({}, unattested)
    expect(verdict).toMatchObject({ overall: 'caution', text: 'own-words' })
    expect(codes(verdict)).toEqual(['link-intact', 'nobody-yet', 'share-active'])
  })

  const confirmed = { details: proof.message.details }
  test('confirmed since the link was made: a warning and the owner’s own words, never green', () => {
    const verdict = judge({ shareStatus: { status: 'active', claimHash: ownHash, confirmed } }, unattested)
    expect(verdict).toMatchObject({ overall: 'caution', text: 'own-words' })
    expect(codes(verdict)).toEqual(['link-intact', 'confirmed-since', 'share-active'])
  })

  test('a confirmation borrowed from the share of another text is red and shows nothing', () => {
    const forged = { ...unattested, payload: buildPayload(buildMessage({ title: 'Doctor of Everything' }), false) }
    const verdict = judge({ shareStatus: { status: 'active', claimHash: ownHash, confirmed } }, forged)
    expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
    expect(codes(verdict)).toEqual(['link-intact', 'nobody-yet', 'share-of-another-claim'])
  })

  test('link-incomplete: no text is shown and nothing else is asked', () => {
    const verdict = judge({}, { kind: 'unreadable', code: 'share-incomplete' })
    expect(verdict).toMatchObject({ overall: 'caution', text: 'hidden', checks: [{ code: 'link-incomplete' }] })
  })
})

describe('when it was signed decides whether its verifier was entitled', () => {
  const open = { installation: { chainId: 31337, verifierPolicy: 'open' } } as const
  type Row = [CheckCode, CheckCode, string, 'open' | 'review', Accreditation, Accreditation | null | 'unknown']
  test.each<Row>([
    // what it finds about the verifier and the anchor, the verdict, the policy, the standing now, the standing at the anchor's time
    ['verifier-accredited', 'anchored', 'genuine', 'review', accredited, accredited],
    ['verifier-accredited', 'anchor-pending', 'genuine', 'review', accredited, null],
    ['verifier-accredited-then', 'anchored', 'genuine', 'review', suspended, accredited],
    ['verifier-suspended-unproven', 'not-anchored', 'not-genuine', 'review', suspended, null],
    ['verifier-suspended', 'not-anchored', 'caution', 'open', suspended, null],
    ['verifier-suspended-then', 'anchored', 'not-genuine', 'review', suspended, suspended],
    ['verifier-suspended-then', 'anchored', 'not-genuine', 'open', accredited, suspended],
    ['verifier-accredited-later', 'anchored', 'caution', 'open', accredited, neverReviewed],
    ['verifier-suspended', 'anchored', 'caution', 'open', suspended, neverReviewed],
    ['verifier-not-entitled', 'anchored', 'not-genuine', 'review', accredited, neverReviewed],
    ['verifier-not-reviewed', 'anchored', 'caution', 'open', neverReviewed, neverReviewed],
    ['verifier-not-reviewed', 'anchor-pending', 'caution', 'open', neverReviewed, null],
    ['verifier-not-entitled', 'anchor-pending', 'not-genuine', 'review', neverReviewed, null],
    ['verifier-accredited', 'anchor-unchecked', 'unchecked', 'review', accredited, 'unknown'],
    ['verifier-suspended', 'anchor-unchecked', 'unchecked', 'open', suspended, 'unknown'],
    ['verifier-suspended', 'anchor-unchecked', 'unchecked', 'review', suspended, 'unknown'],
  ])('%s, %s: %s under %s', (verifier, signed, overall, policy, present, past) => {
    const facts = {
      ...(policy === 'open' ? open : review),
      anchor: past === null || past === 'unknown' ? past : anchor,
      ...standing(present, past === null || past === 'unknown' ? present : past),
    }
    const verdict = judge(facts)
    expect(codes(verdict)).toEqual(expect.arrayContaining([verifier, signed]))
    expect(verdict.overall).toBe(overall)
  })
})

test('an attestation of a suspended verifier that is not anchored shows no text under review', () => {
  const facts = { ...standing(suspended), anchor: null }
  expect(judge({ ...review, ...facts })).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
  expect(judge(facts)).toMatchObject({ overall: 'caution', text: 'attested' })
})

test('an anchor that only the hint of the link found passes, and the verdict says that the range was refused', () => {
  const verdict = judge({ anchor: { ...anchor, isEarliest: false } })
  expect(verdict.overall).toBe('genuine')
  expect(codes(verdict)).toContain('anchored-range-refused')
})

describe('a controlled share', () => {
  const controlled: ParsedShare = { kind: 'controlled', shareId, key: 'A'.repeat(43) }
  test('says nothing before it is opened', () => {
    const verdict = judge({ shareStatus: { status: 'active', claimHash: null } }, controlled)
    expect(codes(verdict)).toEqual(['share-unopened', 'share-active'])
    expect(verdict).toMatchObject({ overall: 'unchecked', text: 'hidden' })
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
    ['revocation-unchecked', { revocation: 'unknown' }],
    ['revocation-unproven', { revocation: { kind: 'unproven' } }],
    ['anchor-unchecked', { anchor: 'unknown' }],
    ['verifier-unchecked', { standing: 'unknown' }],
    ['subject-unchecked', { subjectHasDid: 'unknown' }],
    ['revocation-unchecked', { revocation: 'unknown', ...standing(neverReviewed) }],
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
      if (text === 'attested') expect(checks.map(({ code }) => code)).toContain('signature-valid')
    }),
    { numRuns: 1000 },
  )
})

describe('what a link proves', () => {
  const holds = {
    ok: true,
    fact: 'F',
    audience: 'A',
    madeOn: '2026-11-21',
    until: now + 60,
    hasDevelopmentKeys: false,
  } as const
  const committed: ParsedShare = {
    ...attested,
    message: { ...proof.message, commitment: `0x${'cd'.repeat(32)}` },
    proved: Uint8Array.of(1),
  }

  test('counts while it holds for what the verifier signed, is over with its end, and fails where it does not hold', () => {
    const found = (changed: Partial<VerdictFacts>) => {
      const { overall, checks } = judge(changed, committed)
      return [overall, checks.find(({ name }) => name === 'fact')?.code]
    }
    expect(found({ proved: holds, shareStatus: 'unknown' })).toEqual(['genuine', 'fact-proved'])
    const inTrial = { ...holds, hasDevelopmentKeys: true }
    expect(found({ proved: inTrial, shareStatus: 'unknown' })).toEqual(['genuine', 'fact-proved-in-trial'])
    expect(found({ proved: { ...holds, until: now }, shareStatus: 'unknown' })).toEqual(['caution', 'fact-ended'])
    expect(found({ proved: { ok: false }, shareStatus: 'unknown' })).toEqual(['not-genuine', 'fact-not-proved'])
    expect(found({ proved: 'unknown', shareStatus: 'unknown' })).toEqual(['unchecked', 'fact-unchecked'])
    expect(found({ shareStatus: 'unknown' })).toEqual(['unchecked', 'fact-unchecked'])
  })

  test('is nothing where the verifier signed no attributes, whatever anybody found out', () => {
    const verdict = judge({ proved: holds }, { ...attested, proved: Uint8Array.of(1) })
    expect(verdict).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
    expect(codes(verdict)).toContain('fact-not-vouched-for')
  })
})
