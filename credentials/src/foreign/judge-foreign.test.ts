import { foreignHeadlines } from '@did/domain/texts/en/verdict/foreign'
import { expect, test } from 'vitest'
import { attested, everythingRight, neverReviewed, now, standing, suspended } from '../../test/verdict-rig.ts'
import { describeForeign, listForeignLines } from './describe-foreign.ts'
import { type ForeignFacts, judgeForeign } from './judge-foreign.ts'

const evidence = {
  kind: 'attested',
  share: attested,
  chainId: 31337,
  verifyingContract: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
  bare: [],
} as const
const right: ForeignFacts = {
  now,
  signature: { ok: true, issuer: 'did:web:id.example' },
  issuer: { kind: 'service' },
  status: 'standing',
  period: { from: now - 100, until: now + 100 },
  own: { evidence, facts: everythingRight },
}
const judge = (changes: Partial<ForeignFacts> = {}) => {
  const facts = { ...right, ...changes }
  const verdict = judgeForeign(facts)
  const { title } = describeForeign({ facts, verdict })
  const lines = listForeignLines({ facts, verdict }).map(({ code }) => code)
  return { overall: verdict.overall, title, lines }
}

test('a credential of this product is genuine when the attestation inside it is genuine', () => {
  const { overall, title, lines } = judge()
  expect([overall, title]).toEqual(['genuine', 'You can rely on this claim'])
  expect(lines).toContain('verifier-accredited')
  expect(lines.some((code) => code.startsWith('share-'))).toBe(false)
})

test('a suspended verifier’s credential is genuine only if it contains an attestation from before the suspension', () => {
  const issuer = { kind: 'verifier', standing: suspended } as const
  const before = { ...everythingRight, ...standing(suspended, { ...suspended, isAccredited: true, since: 1 }) }
  expect(judge({ issuer, own: { evidence, facts: before } }).overall).toBe('genuine')
  expect(judge({ issuer, own: null }).overall).toBe('caution')
  expect(judge({ issuer: { kind: 'verifier', standing: neverReviewed }, own: null }).title).toBe('Signed by a stranger')
})

test('the headline of a credential without an attestation says whether the service or a verifier signed the credential', () => {
  const own = { evidence: { kind: 'kept-back' }, facts: null } as const
  expect(judge({ own, issuer: { kind: 'service' } }).title).toBe('Signed by the service only')
  expect(judge({ own, issuer: { kind: 'verifier', standing: { ...suspended, isAccredited: true } } })).toMatchObject({
    overall: 'caution',
    title: 'Its confirmation was kept back',
  })
})

test.each<[string, Partial<ForeignFacts>]>([
  ['caution', { own: { evidence: { kind: 'kept-back' }, facts: null } }],
  ['caution', { own: { evidence: { ...evidence, bare: ['degree'] }, facts: everythingRight } }],
  ['not-genuine', { own: { evidence: { kind: 'differs' }, facts: null } }],
  ['not-genuine', { status: 'revoked' }],
  ['not-genuine', { status: 'suspended' }],
  ['unchecked', { status: 'unknown' }],
  ['unchecked', { issuer: { kind: 'unknown' } }],
  ['unchecked', { signature: { ok: false, fault: 'issuer-unresolved' } }],
  ['not-genuine', { signature: { ok: false, fault: 'signature-invalid' } }],
  [
    'not-genuine',
    { own: { evidence, facts: { ...everythingRight, revocation: { kind: 'revoked', at: 1, reason: null } } } },
  ],
])('the verdict on a credential of this product is %s when these facts are different: %o', (overall, changes) => {
  expect(judge(changes).overall).toBe(overall)
})

test.each<[string, ForeignFacts['issuer'], ForeignFacts['period'], string]>([
  ['expired', { kind: 'stranger' }, { from: null, until: now - 1 }, 'This credential has expired'],
  ['expired', { kind: 'domain', domain: 'a.example' }, { from: null, until: now - 1 }, 'This credential has expired'],
  ['early', { kind: 'stranger' }, { from: now + 1000, until: null }, 'This credential is not valid yet'],
])(
  'the headline of an %s credential with the issuer %o tells of the date, and its sentence still names the doubt about the issuer',
  (_what, issuer, period, title) => {
    const facts = { ...right, issuer, period, own: null }
    const headline = describeForeign({ facts, verdict: judgeForeign(facts) })
    const doubt = describeForeign({
      facts: { ...facts, period: right.period },
      verdict: judgeForeign({ ...facts, period: right.period }),
    })
    expect(headline.title).toBe(title)
    expect(headline.sentence).toContain(doubt.sentence)
  },
)

test('no headline about a credential of other software tells the checker to check again, because a saved check cannot be repeated', () => {
  for (const { sentence } of Object.values(foreignHeadlines))
    expect(sentence({ issuer: 'X', domain: '', at: 'Nov 1, 2026' })).not.toMatch(/again/i)
})
