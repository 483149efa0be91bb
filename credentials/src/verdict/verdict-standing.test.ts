import { expect, test } from 'vitest'
import {
  accredited,
  anchor,
  codes,
  judge,
  neverReviewed,
  review,
  standing,
  suspended,
  unmoved,
} from '../../test/verdict-rig.ts'
import type { Accreditation } from '../chain/registry-calls.ts'
import type { VerdictFacts } from './verdict.ts'
import type { CheckCode } from './verdict-checks.ts'

const open = { installation: { chainId: 31337, verifierPolicy: 'open' } } as const
type Row = [CheckCode, CheckCode, string, 'open' | 'review', Accreditation, Accreditation | null | 'unknown']
test.each<Row>([
  // The columns are the finding about the verifier, the finding about the anchor, the verdict, the
  // policy, and the verifier's standing now and at the anchor's time.
  ['verifier-accredited', 'anchored', 'genuine', 'review', accredited, accredited],
  // The claim has the older form, which nobody may sign any more, so the verdict without an anchor
  // is amber.
  ['verifier-accredited', 'anchor-pending', 'caution', 'review', accredited, null],
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
])(
  'a verifier’s standing when it signed and its present standing give the findings %s and %s and the verdict %s under the policy “%s”',
  (verifier, signed, overall, policy, present, past) => {
    const facts = {
      ...(policy === 'open' ? open : review),
      anchor: past === null || past === 'unknown' ? past : anchor,
      ...standing(present, past === null || past === 'unknown' ? present : past),
    }
    const verdict = judge(facts)
    expect(codes(verdict)).toEqual(expect.arrayContaining([verifier, signed]))
    expect(verdict.overall).toBe(overall)
  },
)

test('when a suspended verifier signed an attestation that has no anchor, its text is hidden only under the policy “review”', () => {
  const facts = { ...standing(suspended), anchor: null }
  expect(judge({ ...review, ...facts })).toMatchObject({ overall: 'not-genuine', text: 'hidden' })
  expect(judge(facts)).toMatchObject({ overall: 'caution', text: 'attested' })
})

test('an attestation can be genuine when its anchor was found only in the block that the link names, and its verdict then says that the search for earlier anchors was refused', () => {
  const verdict = judge({ anchor: { ...anchor, isEarliest: false } })
  expect(verdict.overall).toBe('genuine')
  expect(codes(verdict)).toContain('anchored-range-refused')
})

test('a share whose owner has not minted a DID can be genuine, and its verdict says that nobody has minted the DID', () => {
  const verdict = judge({ subjectHasDid: false })
  expect(verdict).toMatchObject({ overall: 'genuine', text: 'attested' })
  expect(codes(verdict)).toContain('subject-without-did')
  expect(codes(verdict)).not.toContain('subject-has-did')
})

test.each<[string, Partial<VerdictFacts>]>([
  ['caution', { control: { ...unmoved, frozenSince: 1_799_000_000 } }],
  ['caution', { ...standing(neverReviewed) }],
  ['not-genuine', { revocation: { kind: 'revoked', at: 1_799_000_000, reason: null } }],
  ['unchecked', { control: 'unknown' }],
  ['unchecked', { installation: 'unknown' }],
])(
  'without a minted DID of its identity, a share gets the verdict %s for the same reasons as any share',
  (overall, changed) => {
    expect(judge({ subjectHasDid: false, ...changed }).overall).toBe(overall)
  },
)
