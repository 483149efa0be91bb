import { encodeRevocationReason } from '@did/domain/attestation/revocation-reason'
import { holderNameField } from '@did/domain/claim/claim-field'
import type { Address } from '@did/domain/hex'
import { claimIdSchema, shareIdSchema } from '@did/domain/ids'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import { readableDate } from '@did/domain/texts/told-facts'
import { expect, it } from 'vitest'
import { unmoved } from '../../test/verdict-rig.ts'
import type { Accreditation } from '../chain/registry-calls.ts'
import { toShareKey } from '../share/share-key.ts'
import type { ParsedShare } from '../share/share-link.ts'
import { describeCheck, describeVerdict, findWebsite, nameVerifier } from './describe-verdict.ts'
import { judgeShare, type VerdictFacts } from './verdict.ts'

const verifier = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const owner = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const digest = `0x${'ab'.repeat(32)}` as const
const known: Accreditation = { isAccredited: true, name: 'University of Porto', domain: 'up.pt', since: 1_700_000_000 }
/** Unix seconds: when the signature was anchored, and when something changed later. */
const [anchoredAt, changedAt] = [1_718_200_000, 1_790_000_000]
/** A sentence shows a time as the day in the reader's time zone. */
const [anchoredOn, changedOn] = [readableDate(anchoredAt), readableDate(changedAt)]
const basics = { type: 'education', title: 'BSc', issuer: 'The Best University', issueDate: '2024-06-12' }

function buildShare(): ParsedShare & { kind: 'attested' } {
  const { type, title, issuer, issueDate } = basics
  const claimId = claimIdSchema.parse(1)
  return {
    kind: 'attested',
    shareId: shareIdSchema.parse('AAAAAAAAAAAAAAAAAAAAAA'),
    payload: { id: 1, type, title, issuer, isVerified: true, publicData: { ...basics, isVerified: true } },
    primaryType: 'ClaimAttestation',
    message: {
      verifier,
      claimId,
      subject: formatSubjectDid({ chainId: 31337, address: owner }),
      claimType: type,
      title,
      issuer,
      issueDate,
      details: digest,
      commitment: digest,
      level: 'EducationProof',
      validFrom: 1_718_150_400,
      validUntil: 0,
      statusList: 1,
      statusIndex: 1,
    },
    signature: '0x',
    anchorBlock: null,
    opened: [],
    fieldCount: null,
  }
}

const ownControl = { ...unmoved, controller: verifier as Address }

function buildFacts(change: Partial<VerdictFacts> = {}): VerdictFacts {
  return {
    now: 1_795_000_000,
    installation: { chainId: 31337, verifierPolicy: 'open' },
    attestation: { ok: true, signer: verifier, digest },
    anchor: { block: 7, time: anchoredAt, transaction: digest, isEarliest: true },
    standing: { now: known, atSigning: known },
    subjectHasDid: true,
    control: unmoved,
    verifierControl: ownControl,
    keyLoss: null,
    revocation: { kind: 'standing' },
    shareStatus: { status: 'active', claimHash: null },
    ...change,
  }
}

function describeWith(change: Partial<VerdictFacts>, share = buildShare()) {
  const facts = buildFacts(change)
  const verdict = judgeShare(share, facts)
  const described = { share, verdict, facts }
  const sentences = verdict.checks.map((check) => describeCheck(check, described))
  return { ...describeVerdict(described), verdict, sentences, named: nameVerifier(described) }
}

const stranger: Accreditation = { isAccredited: false, name: '', domain: '', since: 0 }
it('the words of a verdict name a verifier’s website only if the verifier was accredited when it signed', () => {
  const unknown: Accreditation = { isAccredited: false, name: '', domain: 'up.pt', since: 0 }
  expect(findWebsite(buildFacts())).toBe('up.pt')
  expect(findWebsite(buildFacts({ standing: { now: known, atSigning: unknown } }))).toBe('')
  expect(findWebsite(buildFacts({ standing: 'unknown' }))).toBe('')
})

it('the words of a verdict name no website after the registry has removed the verifier’s domain or accreditation', () => {
  for (const now of [
    { ...known, domain: '' },
    { ...known, isAccredited: false },
  ])
    expect(findWebsite(buildFacts({ standing: { now, atSigning: known } }))).toBe('')
})

it.each([
  ['used-up', 'This link is used up'],
  ['expired', 'This link has expired'],
  ['withdrawn', 'This link has ended'],
  ['active', 'A claim is waiting for you'],
] as const)('the words of a verdict begin with what happened to a controlled link that is %s', (status, title) => {
  const share = {
    kind: 'controlled' as const,
    shareId: shareIdSchema.parse('AAAAAAAAAAAAAAAAAAAAAA'),
    key: toShareKey(new Uint8Array(32)),
  }
  const facts = buildFacts({ shareStatus: { status, claimHash: null } })
  expect(describeVerdict({ share, facts, verdict: judgeShare(share, facts) }).title).toBe(title)
})

it('the words of a verdict name the verifier as the registry does, and never the issuer that the claim names', () => {
  const { title, sentence, sentences } = describeWith({})
  expect(title).toBe('You can rely on this claim')
  expect(sentence).toBe(`University of Porto confirmed it on ${anchoredOn}.`)
  expect([sentence, ...sentences].join()).not.toContain(basics.issuer)
})

it('the words of a verdict name an unreviewed verifier only by its address', () => {
  const { title, verdict, named } = describeWith({ standing: { now: stranger, atSigning: stranger } })
  expect(named).toBe('0x7099...79c8')
  expect(verdict.overall).toBe('caution')
  expect(title).toBe('Confirmed by somebody we do not know')
})

it('the words of a verdict say that a verifier was accredited when it signed, and since when the verifier is suspended', () => {
  const suspended = { ...known, isAccredited: false, since: changedAt }
  const { title, sentences } = describeWith({ standing: { now: suspended, atSigning: known } })
  expect(title).toBe('You can rely on this claim')
  expect(sentences).toContain(
    `Confirmed by University of Porto, which was a known verifier then on ${anchoredOn}; it is suspended since ${changedOn}`,
  )
})

it('the words of a verdict name a suspended verifier only by its address when nothing proves that it signed before the suspension', () => {
  const suspended = { ...known, isAccredited: false, since: changedAt }
  const { title, named } = describeWith({ anchor: null, standing: { now: suspended, atSigning: suspended } })
  expect(named).toBe('0x7099...79c8')
  expect(title).toBe('Its verifier is suspended')
})

it('the words of a verdict contain no date that the chain does not prove', () => {
  const opened = [{ ...holderNameField, value: 'Maya Rossi', salt: digest }]
  const { sentence } = describeWith({ anchor: null }, { ...buildShare(), opened, fieldCount: 0 })
  expect(sentence).toBe('University of Porto confirmed it.')
})

it('the words of a verdict say why an attestation was revoked, if the reason is known', () => {
  const revoked = (reason: string) => describeWith({ revocation: { kind: 'revoked', at: changedAt, reason } }).sentence
  expect(revoked(encodeRevocationReason('issued-by-mistake'))).toBe(
    `University of Porto withdrew it on ${changedOn}: it was confirmed by mistake.`,
  )
  expect(revoked(digest)).toBe(`University of Porto withdrew it on ${changedOn}.`)
})

it('when only a doubtful verifier has confirmed the holder’s name, the words of the verdict say so, and the check of the name is a warning', () => {
  const share = {
    ...buildShare(),
    opened: [{ ...holderNameField, value: 'Maya Rossi', salt: digest }],
    fieldCount: 0,
  }
  const told = 'Only this verifier’s word says that its holder is “Maya Rossi”'
  for (const change of [
    { standing: { now: stranger, atSigning: stranger } },
    { verifierControl: { ...ownControl, frozenSince: changedAt }, anchor: null },
    { standing: 'unknown' },
  ] satisfies Partial<VerdictFacts>[]) {
    const { sentences, verdict } = describeWith(change, share)
    expect(sentences).toContain(told)
    expect(verdict.checks.find(({ name }) => name === 'holder')?.outcome).toBe('warning')
  }
  expect(describeWith({}, share).sentences).toContain('The verifier knows its holder as “Maya Rossi”')
})

it('the words of a verdict name the owner who ended a link only if a known verifier confirmed the owner’s name', () => {
  const share = {
    ...buildShare(),
    opened: [{ ...holderNameField, value: 'Maya Rossi', salt: digest }],
    fieldCount: 0,
  }
  const ended = { shareStatus: { status: 'withdrawn', claimHash: null } } as const
  const { sentence, sentences, verdict } = describeWith(ended, share)
  expect(sentence).toBe('“Maya Rossi” ended this link. Ask them for a new one.')
  expect(verdict.overall).toBe('caution')
  expect(sentences).toContain('The verifier has not withdrawn it')
  const unreviewed = { standing: { now: stranger, atSigning: stranger } }
  const anonymous = 'The owner ended this link. Ask them for a new one.'
  expect(describeWith({ ...ended, ...unreviewed }, share).sentence).toBe(anonymous)
  expect(describeWith({ ...ended, revocation: 'unknown' }).sentence).toBe(anonymous)
  expect(describeWith({ ...ended, attestation: { ok: false, reason: 'signer-mismatch' } }, share).title).toBe(
    'Not genuine',
  )
})

it.each([
  [
    'withdrawn by its verifier',
    { revocation: { kind: 'revoked', at: changedAt, reason: null } },
    'Do not rely on this claim',
  ],
  [
    'not shared by its owner any more',
    { shareStatus: { status: 'withdrawn', claimHash: null } },
    'This link has ended',
  ],
  ['not what was signed', { attestation: { ok: false, reason: 'signer-mismatch' } }, 'Not genuine'],
  ['out of the chain’s reach', { revocation: 'unknown' }, 'Not everything could be checked'],
  ['the server’s secret', { installation: 'unknown', attestation: 'unknown' }, 'Not checked yet'],
] satisfies [string, Partial<VerdictFacts>, string][])(
  'the words of a verdict begin with what decides the verdict, for a claim that is %s',
  (_, change, title) => {
    expect(describeWith(change).title).toBe(title)
  },
)

it('when only the server gives no answer, the words of a verdict stay those of a genuine claim, and name the missing check', () => {
  const { title, sentences } = describeWith({ shareStatus: 'unknown' })
  expect(title).toBe('You can rely on this claim')
  expect(sentences).toContain('Whether the owner still shares it could not be checked')
})

it('the words of a verdict begin with what failed, and not with a warning', () => {
  const { title } = describeWith({
    anchor: 'unknown',
    revocation: { kind: 'revoked', at: changedAt, reason: null },
  })
  expect(title).toBe('Do not rely on this claim')
})

it('when another key controls the holder’s identity, the words of a verdict say so and stay those of a genuine claim', () => {
  const changed = { ...unmoved, since: changedAt }
  const moved = describeWith({ control: changed })
  expect(moved.title).toBe('You can rely on this claim')
  expect(moved.sentences).toContain(`Its holder controls it with another key since ${changedOn}`)
  const recovered = describeWith({ control: { ...changed, byRecovery: true } })
  expect(recovered.title).toBe('You can rely on this claim')
  expect(recovered.sentences).toContain(`Its holder controls it with another key since ${changedOn}, after a recovery`)
})

it('the words of a verdict warn, and name the date of the report, while a key of the holder is reported stolen', () => {
  const frozen = { ...unmoved, since: 1_780_000_000, byRecovery: true, frozenSince: changedAt }
  const { title, sentence, sentences, verdict } = describeWith({ control: frozen })
  expect(verdict.overall).toBe('caution')
  expect(title).toBe('Its holder reports a stolen key')
  expect(sentence).toContain(`Its holder reports a stolen key since ${changedOn}`)
  expect(sentences).toContain(`Its holder reports a stolen key since ${changedOn}`)
  expect(sentences.join()).toContain('after a recovery')
})

it('the words of a verdict begin with the holder’s stolen key when there is also a doubt about the verifier', () => {
  const frozen = { ...unmoved, frozenSince: changedAt }
  const unreviewed = { standing: { now: stranger, atSigning: stranger } }
  expect(describeWith({ control: unmoved, ...unreviewed }).title).toBe('Confirmed by somebody we do not know')
  expect(describeWith({ control: frozen, ...unreviewed }).title).toBe('Its holder reports a stolen key')
  expect(describeWith({ control: frozen, anchor: 'unknown', ...unreviewed }).title).not.toContain('stolen')
})

it('the words of a verdict warn of a verifier’s stolen key, unless the chain recorded the attestation before the report', () => {
  const frozen = { verifierControl: { ...ownControl, frozenSince: changedAt } }
  expect(describeWith(frozen)).toMatchObject({ title: 'You can rely on this claim', verdict: { overall: 'genuine' } })
  const { title, sentence, sentences, verdict } = describeWith({ ...frozen, anchor: null })
  expect(verdict.overall).toBe('caution')
  expect(title).toBe('Its verifier reports a stolen key')
  expect(sentence).toContain(`Its verifier reports a stolen key since ${changedOn}`)
  expect(sentences.join()).toContain(`The verifier reports a stolen key since ${changedOn}`)
  const unreviewed = { standing: { now: stranger, atSigning: stranger } }
  expect(describeWith({ ...frozen, ...unreviewed, anchor: null }).title).toBe(title)
})

it('the words of a verdict warn of a verifier’s replaced key, unless the chain recorded the attestation before the change', () => {
  const replaced = { verifierControl: { ...ownControl, controller: digest.slice(0, 42) as Address, since: changedAt } }
  expect(describeWith(replaced)).toMatchObject({ title: 'You can rely on this claim', verdict: { overall: 'genuine' } })
  const { title, sentence, sentences, verdict } = describeWith({ ...replaced, anchor: null })
  expect([verdict.overall, title]).toEqual(['caution', 'Its verifier has a new key'])
  expect(sentence).toContain(`Its verifier’s key was replaced on ${changedOn}, and nothing proves`)
  expect(sentences.join()).toContain(`The verifier’s key was replaced on ${changedOn}`)
})

it('the words of a verdict name the time of the chain’s record, and never call this time unproved', () => {
  const anchor = { block: 7, time: 1_790_086_400, transaction: digest, isEarliest: true }
  const frozen = describeWith({ verifierControl: { ...ownControl, frozenSince: 1_790_000_000 }, anchor })
  const later = describeWith({
    anchor,
    standing: { now: { ...stranger, since: 1_791_000_000 }, atSigning: stranger },
  })
  for (const { sentence, sentences } of [frozen, later]) {
    expect([sentence, ...sentences].join()).not.toContain('nothing proves')
    expect(sentences.join()).toContain('Confirmed no later than')
  }
  expect(frozen.sentence + later.sentence).toMatch(
    /recorded this claim only after that.*before anybody had reviewed it/,
  )
})
