import { attachProved, buildShareUrl, type ParsedShare, parseShareUrl } from '@did/credentials/share/share-link'
import { buildAttestedProof, buildMessage, buildPayload, domain, shareId } from '@did/credentials/test/fixtures'
import { unmoved } from '@did/credentials/test/verdict-rig'
import { matchPerson } from '@did/credentials/verdict/checks/match-person'
import { describeCheck, describeVerdict } from '@did/credentials/verdict/describe-verdict'
import { judgeShare, type VerdictFacts } from '@did/credentials/verdict/verdict'
import type { ProofStatement } from '@did/domain/proof/proof'
import { readableDate } from '@did/domain/texts/told-facts'
import { attributeRoot, commitRoot, holderKey } from '@did/proofs/attributes/commitment'
import { dayNumber } from '@did/proofs/attributes/encoding'
import { createProvedJudge, describeProved } from '@did/proofs/check-proved'
import { encodeProof } from '@did/proofs/code/proof-code'
import { decodeProofForSomebody, encodeProofForSomebody, shareContext } from '@did/proofs/proof-for-somebody'
import { holding, oneClause, prove } from '@did/proofs/test/proof-fixtures'
import { beforeAll, expect, it } from 'vitest'
import { findProved } from './find-proved.ts'

const { schema, expiry, slots, secret } = holding
const commitment = commitRoot(attributeRoot(slots), { holder: holderKey(secret), schema, expiry })
const installation = {
  chainId: domain.chainId,
  didRegistry: domain.verifyingContract,
  rpcUrl: '',
  deployedAtBlock: 0,
  passkeys: { status: 'not-set-up' },
  verifierPolicy: 'open',
} as const
const now = 1_796_000_000
const end = { audience: 'Club\u202e “Zoë”', expiresAt: now + 3600 }
const judge = createProvedJudge({ acceptDevelopmentKeys: true })

let proved: Uint8Array
beforeAll(async () => {
  const today = dayNumber(new Date(now * 1000).toISOString().slice(0, 10))
  const context = shareContext({ ...installation, shareId, ...end, statement: oneClause })
  const made = await prove({ context, today })
  const { nullifier } = made.binding
  proved = encodeProofForSomebody({ statement: oneClause, today, nullifier, proof: made.proof, ...end })
})

type Attested = ParsedShare & { kind: 'attested' }

async function share(bytes = proved, changes: Parameters<typeof buildMessage>[0] = {}): Promise<Attested> {
  const message = buildMessage({ commitment, ...changes })
  const proof = await buildAttestedProof(message)
  const plain = buildShareUrl({ publicUrl: 'https://id.example', payload: buildPayload(message), proof })
  const read = parseShareUrl(attachProved(plain, bytes))
  if (read.kind !== 'attested') throw new Error(read.kind)
  return read
}

type Changes = { at?: number; known?: boolean; revocation?: VerdictFacts['revocation'] }

async function judgeAt(shared: Attested, { at = now, known = true, revocation = { kind: 'standing' } }: Changes = {}) {
  const accredited = { isAccredited: true, name: 'University', domain: '', since: 1_700_000_000 }
  const facts: VerdictFacts = {
    now: at,
    installation,
    attestation: { ok: true, signer: shared.message.verifier, digest: `0x${'ab'.repeat(32)}` },
    anchor: { block: 1, time: 1_795_300_000, transaction: `0x${'77'.repeat(32)}`, isEarliest: true },
    standing: { now: accredited, atSigning: accredited },
    subjectHasDid: true,
    control: unmoved,
    verifierControl: { ...unmoved, controller: shared.message.verifier },
    keyLoss: null,
    revocation,
    shareStatus: { status: 'active', claimHash: null },
    proved: known ? await judge(shared, installation, at) : 'unknown',
  }
  const verdict = judgeShare(shared, facts)
  const described = { share: shared, verdict, facts }
  const fact = verdict.checks.find(({ name }) => name === 'fact')
  const found = findProved({ share: shared, verdict, findings: { facts: { ...facts, installation } } })
  return {
    verdict,
    found,
    code: fact?.code,
    line: fact && describeCheck(fact, described),
    ...describeVerdict(described),
  }
}

it('a verdict on a link with a proof is amber until the holder answers a holder challenge, and says what was proved, to whom and until when', async () => {
  const { verdict, code, line, title } = await judgeAt(await share())
  expect([verdict.overall, title]).toEqual(['caution', 'It does not say whose it is'])
  expect(matchPerson(verdict, { at: now, since: 0 }, unmoved).overall).toBe('genuine')
  expect(code).toBe('fact-proved')
  expect(line).toBe(
    `Proved for “Club ’Zoë’” until ${readableDate(end.expiresAt)}: it was issued to somebody born on or before Nov 21, 2008 (18 or older)`,
  )
})

it('the page does not show what a link proves once the verifier has revoked the claim', async () => {
  expect((await judgeAt(await share())).found).toMatchObject({ years: 18 })
  const { verdict, found } = await judgeAt(await share(), {
    revocation: { kind: 'revoked', at: now - 1, reason: null },
  })
  expect([verdict.overall, verdict.text, found]).toEqual(['not-genuine', 'attested', null])
})

it('a verdict on a link with a proof is amber once the proof has ended', async () => {
  const { verdict, code, title } = await judgeAt(await share(), { at: end.expiresAt })
  expect([verdict.overall, code, title]).toEqual(['caution', 'fact-ended', 'This proof has ended'])
})

it.each<[string, () => Promise<Attested>]>([
  ['it is about what another verifier signed', () => share(proved, { commitment: `0x${'00'.repeat(31)}09` })],
  ['it is no proof at all', () => share(new Uint8Array([1, 2, 3]))],
  ['it was made before the verifier signed', () => share(proved, { validFrom: now + 3 * 86_400 })],
  ['it is of another share', async () => ({ ...(await share()), shareId: 'AQECAwQFBgcICQoLDA0ODw' as typeof shareId })],
])('a verdict on a link with a proof is red when %s', async (_, build) => {
  const { verdict, code } = await judgeAt(await build())
  expect([verdict.overall, verdict.text, code]).toEqual(['not-genuine', 'hidden', 'fact-not-proved'])
})

it('a verdict on a link with a proof is red if the verifier signed no commitment to private attributes', async () => {
  const { verdict, code } = await judgeAt(await share(proved, { commitment: `0x${'00'.repeat(32)}` }))
  expect([verdict.overall, code]).toEqual(['not-genuine', 'fact-not-vouched-for'])
})

it('a verdict on a link with a proof is grey while nobody can check the proof', async () => {
  const { verdict, code } = await judgeAt(await share(), { known: false })
  expect([verdict.overall, code]).toEqual(['unchecked', 'fact-unchecked'])
  await expect(judge(await share(Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0, 9)), installation, now)).rejects.toThrow()
})

it('a page that does not know the version of a proof or of its envelope calls the proof unsupported and not false', async () => {
  const inner = proved.length - encodeProof(decodeProofForSomebody(proved)).length
  for (const place of [0, inner])
    await expect(judge(await share(proved.with(place, 2)), installation, now)).rejects.toMatchObject({
      code: 'share-unsupported',
    })
})

it('a proof in a link does not hold on another chain', async () => {
  const shared = await share()
  expect(await judge(shared, { ...installation, chainId: 1 }, now)).toEqual({ ok: false })
})

it('a verdict on a link without a proof has no line about a proof', async () => {
  const { proved: _, ...plain } = await share()
  expect((await judgeAt(plain, { known: false })).code).toBeUndefined()
})

it('the page shows the clauses that a proof proves, whatever type the proof’s statement gives itself', () => {
  const statement: ProofStatement = { type: 'IncomeProof', clauses: oneClause.clauses }
  expect(describeProved({ statement, today: 1, audience: 'A', expiresAt: 1 } as never).fact).toMatch(/^born/)
})

const bornOnFirst: ProofStatement = {
  type: 'AgeProof',
  clauses: [{ field: 'dateOfBirth', encoding: 'date', mode: 'range', most: '2008-12-01' }],
}

it.each([
  ['the day before the 18th birthday', '2026-11-30', 17],
  ['the 18th birthday', '2026-12-01', 18],
  ['a year after the 18th birthday', '2027-12-01', 18],
])('a proof of the 18th birthday that is checked on %s shows the age on the earlier day', (_, ownDay, years) => {
  const today = dayNumber('2026-12-01')
  const judged = { statement: bornOnFirst, today, audience: 'A', expiresAt: 1, hasDevelopmentKeys: false }
  const fact = `born on or before Dec 1, 2008 (${years} or older)`
  expect(describeProved(judged, ownDay)).toMatchObject({ years, fact, madeOn: '2026-12-01' })
})

it('a link whose proof is dated tomorrow does not show an age that the holder reaches only tomorrow', async () => {
  const today = dayNumber('2026-12-01')
  const context = shareContext({ ...installation, shareId, ...end, statement: bornOnFirst })
  const { proof, binding } = await prove({ statement: bornOnFirst, context, today })
  const { nullifier } = binding
  const bytes = encodeProofForSomebody({ statement: bornOnFirst, today, nullifier, proof, ...end })
  const { found } = await judgeAt(await share(bytes))
  expect(found).toMatchObject({ years: 17, fact: expect.not.stringContaining('(18 or older)') })
})
