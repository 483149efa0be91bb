import type { FieldLeaf } from '@did/domain/claim/claim'
import { olderFormEnd } from '@did/domain/protocol/older-form'
import { readableDate } from '@did/domain/texts/told-facts'
import { expect, test } from 'vitest'
import { buildCredentialShare, buildFields } from '../../test/credential-fixtures.ts'
import { domain } from '../../test/fixtures.ts'
import {
  anchor,
  attested,
  codes,
  everythingRight,
  holds,
  judge,
  neverReviewed,
  now,
  proof,
  standing,
  unmoved,
} from '../../test/verdict-rig.ts'
import { checkAttestation } from '../attestation/claim-attestation.ts'
import { claimHash as hashClaim } from '../attestation/claim-leaves.ts'
import type { ParsedShare } from '../share/share-link.ts'
import { buildShareUrl, parseShareUrl } from '../share/share-link.ts'
import { matchPerson } from './checks/match-person.ts'
import { describeCheck, describeVerdict } from './describe-verdict.ts'
import type { ProvedFinding, VerdictFacts } from './verdict.ts'

const judgeCredential = async (opened: readonly string[], leaves?: FieldLeaf[], facts?: Partial<VerdictFacts>) => {
  const { disclosure, ...share } = await buildCredentialShare(opened, leaves)
  const read = parseShareUrl(buildShareUrl({ publicUrl: 'https://did.example.org', disclosure, ...share }))
  const claimHash = hashClaim({ ...share.payload.publicData, details: share.proof.message.details })
  const attestation = await checkAttestation(domain, share.proof)
  return judge({ attestation, shareStatus: { status: 'active', claimHash }, ...facts }, read)
}

test('the verdict on a credential is genuine when the credential names its holder', async () => {
  const verdict = await judgeCredential(['holder_name'])
  expect(verdict).toMatchObject({ overall: 'genuine', text: 'attested' })
  expect(codes(verdict)).toContain('holder-named')
})

test('the verdict on a credential that names its holder is genuine, whether the chain recorded the credential early, late or never', async () => {
  for (const recorded of [null, { ...anchor, time: now - 1 }])
    expect((await judgeCredential(['holder_name'], undefined, { anchor: recorded })).overall).toBe('genuine')
})

test('the verdict on a credential is amber when the holder’s name is kept back, because anybody could show this credential as their own', async () => {
  const verdict = await judgeCredential(['degree'])
  expect(verdict).toMatchObject({ overall: 'caution', text: 'attested' })
  expect(codes(verdict)).toContain('holder-not-named')
})

test('the verdict on a credential is amber when the claim has a holder’s name without a letter', async () => {
  for (const nobody of ['', '.', '\u2800', '\u3164'])
    expect((await judgeCredential(['holder_name'], buildFields(nobody))).overall).toBe('caution')
})

test('the verdict on a claim of the older form, which names no holder, is genuine when the chain recorded the claim before this form ended', () => {
  expect(judge({ anchor: { ...anchor, time: olderFormEnd - 1 } }).overall).toBe('genuine')
})

test.each([
  ['was recorded when that form had ended', { ...anchor, time: olderFormEnd }],
  ['was recorded later', { ...anchor, time: now }],
  ['was never recorded', null],
])('the verdict on a claim of the older form, which names no holder, is amber when the claim %s', (_, recorded) => {
  const verdict = judge({ anchor: recorded })
  expect(verdict).toMatchObject({ overall: 'caution', text: 'attested' })
  expect(codes(verdict)).toContain('holder-not-named')
})

test('the verdict on a claim of the older form, which names no holder, is grey when nobody knows when the chain recorded the claim', () => {
  expect(judge({ anchor: 'unknown' }).overall).toBe('unchecked')
})

const message = { ...proof.message, commitment: `0x${'cd'.repeat(32)}` } as const
const link: ParsedShare = { ...attested, message, proved: Uint8Array.of(1) }
const judged = (proved: ProvedFinding, share: ParsedShare = link, changed: Partial<VerdictFacts> = {}) =>
  judge({ proved, shareStatus: 'unknown', ...changed }, share)

/** A holder's answer that was judged before any change of control. */
const answer = { at: now, since: 0 }

test('the verdict on the proof of a statement in a link is amber until the person who shows the proof has proved to be the holder', () => {
  expect(judged(holds).overall).toBe('caution')
  expect(codes(judged(holds))).toContain('holder-not-named')
  const matched = matchPerson(judged(holds), answer, unmoved)
  expect(matched.overall).toBe('genuine')
  expect(codes(matched)).toContain('holder-proved')
})

test.each([
  ['is somebody else since a recovery after the answer', { ...unmoved, since: now + 1, byRecovery: true }],
  ['is somebody else since a recovery while the answer was judged', { ...unmoved, since: now - 1, byRecovery: true }],
  ['is not known', 'unknown'],
] as const)(
  'a holder’s earlier proof changes no verdict when the address that acts for the identity now %s',
  (_, control) => {
    expect(matchPerson(judged(holds), answer, control)).toEqual(judged(holds))
  },
)

test('a holder proves to be the person in the second after a change of the key, when the answer was judged by the new key', () => {
  const control = { ...unmoved, since: now + 1 }
  expect(matchPerson(judged(holds), { at: now, since: now + 1 }, control).overall).toBe('genuine')
})

test('a proof of a statement that answers the checker’s own question needs no holder’s name', () => {
  expect(judged({ ...holds, isLive: true }).overall).toBe('genuine')
})

const changed = { ...unmoved, since: anchor.time }
test.each([
  ['a recovery of the holder’s identity', { control: { ...changed, byRecovery: true } }],
  ['a move of the holder’s identity', { control: changed }],
  ['a move, as far as anybody knows, because the chain has not recorded it', { control: changed, anchor: null }],
])(
  'the verdict on an answer without a holder’s name is amber because of the former key when the claim was confirmed before %s',
  (_, facts) => {
    const verdict = judged({ ...holds, isLive: true }, link, facts)
    expect(verdict.overall).toBe('caution')
    expect(codes(verdict)).toContain('confirmed-for-former-key')
    expect(codes(verdict)).not.toContain('holder-not-named')
  },
)

test.each([
  [
    'the chain recorded the claim after the change of the key',
    { control: { ...changed, since: anchor.time - 1 } },
    'genuine',
  ],
  ['the chain does not tell who acts for the holder', { control: 'unknown' }, 'unchecked'],
  ['nobody knows when the chain recorded the claim', { control: changed, anchor: 'unknown' }, 'unchecked'],
] as const)('the verdict on an answer without a holder’s name blames no former key when %s', (_, facts, overall) => {
  const verdict = judged({ ...holds, isLive: true }, link, facts)
  expect(verdict.overall).toBe(overall)
  expect(codes(verdict)).not.toContain('confirmed-for-former-key')
})

test('when the holder got a new key, the words of a verdict on an answer say that nothing shows a confirmation of the claim after this change', () => {
  const facts = { ...everythingRight, control: changed, proved: { ...holds, isLive: true } } as const
  const described = { share: link, verdict: judge(facts, link), facts }
  const { title, sentence } = describeVerdict(described)
  expect(title).toBe('Another key controls it now')
  expect(sentence).toContain(`Nothing shows that University confirmed it after ${readableDate(anchor.time)}`)
  expect(sentence).not.toContain('name')
  const told = described.verdict.checks.map((each) => describeCheck(each, described)).join()
  expect(told).toContain(`Nothing shows that it was confirmed after ${readableDate(anchor.time)}`)
})

test('the verdict on an answer with the holder’s name is amber, too, when the claim was confirmed before a change of the holder’s key', () => {
  const opened = buildFields().filter(({ field }) => field === 'holder_name')
  expect(judged({ ...holds, isLive: true }, { ...link, opened }).overall).toBe('genuine')
  const verdict = judged({ ...holds, isLive: true }, { ...link, opened }, { control: changed })
  expect(verdict.overall).toBe('caution')
  expect(codes(verdict)).toContain('confirmed-for-former-key')
})

test('the verdict on a link that opens the holder’s name stays genuine after a change of the holder’s key', async () => {
  expect((await judgeCredential(['holder_name'], undefined, { control: changed })).overall).toBe('genuine')
})

test('an answer that proves a statement needs a holder’s name when it also opens a field of the claim', () => {
  const opened = [{ field: 'degree', value: 'MSc', salt: `0x${'a1'.repeat(32)}` as const }]
  expect(codes(judged({ ...holds, isLive: true }, { ...link, opened }))).toContain('holder-not-named')
})

test('a verdict keeps all warnings except the warning about a missing name when the holder has proved that the credential is theirs', () => {
  const verdict = judge({ anchor: null, ...standing(neverReviewed) })
  expect(matchPerson(verdict, answer, unmoved).overall).toBe('caution')
  const revoked = judge({ revocation: { kind: 'revoked', at: now, reason: null }, anchor: null })
  expect(matchPerson(revoked, answer, unmoved).overall).toBe('not-genuine')
})
