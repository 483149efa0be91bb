import type { Address } from '@did/domain/hex'
import { holderChallengeSeconds } from '@did/domain/holder-challenge/limits'
import { holderChallengeIdSchema } from '@did/domain/ids'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import fc from 'fast-check'
import { hashTypedData } from 'viem/utils'
import { expect, test, vi } from 'vitest'
import { domain, shareId, strangerWallet, verifierWallet } from '../../test/fixtures.ts'
import { changes, mutate, rounds } from '../../test/mutations.ts'
import { attested } from '../../test/verdict-rig.ts'
import { isPresentOwner } from '../verdict/checks/match-person.ts'
import type { ChallengeChain } from './ask-challenge-chain.ts'
import { makeChallenge } from './ask-holder.ts'
import { buildChallengePath, parseChallengePath, toChallengeKey } from './challenge-link.ts'
import { buildAnswerSigningRequest, type HolderQuestion, judgeHolderAnswer } from './holder-answer.ts'
import {
  isDenial,
  openHolderAnswer,
  openQuestion,
  sealDenial,
  sealHolderAnswer,
  sealQuestion,
} from './sealed-challenge.ts'

// On a busy machine, many changed answers take longer than the time that vitest gives a test.
vi.setConfig({ testTimeout: 300_000 })

const holder = strangerWallet
const askedAt = 1_795_300_000
const question: HolderQuestion = {
  challenge: `0x${'c1'.repeat(32)}`,
  attestation: `0x${'a7'.repeat(32)}`,
  share: shareId,
  subject: formatSubjectDid({ chainId: 31337, address: holder.address }),
  title: 'MSc Environmental Engineering',
  verifier: `0x${'11'.repeat(20)}`,
  asker: '',
  reason: '',
  askedAt,
  lasts: 'minutes',
}
const challengeSeconds = holderChallengeSeconds.minutes
const unmoved = { controller: holder.address, since: 0, byRecovery: false, frozenSince: 0 }
/** Nobody has a contract wallet here, and the holder's own key controls the identity. */
const chain: ChallengeChain = { judgeSignature: async () => false, findControl: async () => unmoved }
const withControl = (control: Awaited<ReturnType<ChallengeChain['findControl']>>): ChallengeChain => ({
  ...chain,
  findControl: async () => control,
})

async function buildAnswer({ asked = question, wallet = holder, answeredAt = askedAt + 12 } = {}) {
  const { domain: itsDomain, types, primaryType, message } = buildAnswerSigningRequest(domain, asked, answeredAt)
  const { EIP712Domain: _, ...own } = types
  const hash = hashTypedData({ domain: itsDomain, types: own, primaryType, message: { ...message } })
  return { signature: await wallet.sign({ hash }), answeredAt }
}
type Answer = Awaited<ReturnType<typeof buildAnswer>>
const judge = (answer: Answer, receivedAt = askedAt + 20, asked = question) =>
  judgeHolderAnswer(domain, { question: asked, answer, receivedAt }, chain)
const judgeUnder = (on: ChallengeChain, answer: Answer) =>
  judgeHolderAnswer(domain, { question, answer, receivedAt: askedAt + 20 }, on)

test('an answer to a holder challenge holds when the wallet of the credential’s holder signed it in time', async () => {
  expect(await judge(await buildAnswer())).toEqual({ ok: true, at: askedAt + 20, since: 0 })
})

test('an answer to a holder challenge is refused when another wallet signed it', async () => {
  const another = { ok: false, reason: 'another-wallet' }
  expect(await judge(await buildAnswer({ wallet: verifierWallet }))).toEqual(another)
})

test.each<[string, Partial<HolderQuestion>]>([
  ['another challenge, as a replay is', { challenge: `0x${'c2'.repeat(32)}` }],
  ['another share, as a relay to another checker is', { share: 'BBECAwQFBgcICQoLDA0ODw' }],
  ['another credential', { attestation: `0x${'a8'.repeat(32)}` }],
  ['another title than the checker read', { title: 'PhD Environmental Engineering' }],
  ['another verifier than the checker read', { verifier: `0x${'12'.repeat(20)}` }],
  ['another checker’s name, under which somebody passed the question on', { asker: 'Northfield University' }],
  ['another reason than the checker gave', { reason: 'To renew your library card' }],
  ['a question by mail, which shows no two words to compare', { lasts: 'day' }],
])('an answer to a holder challenge is refused when it was signed for %s', async (_, change) => {
  const answer = await buildAnswer({ asked: { ...question, ...change } })
  expect(await judge(answer)).toEqual({ ok: false, reason: 'another-wallet' })
})

test('an answer to a holder challenge is refused when the identity’s first key signed it after another key took control', async () => {
  const moved = withControl({ ...unmoved, controller: verifierWallet.address, since: askedAt - 1, byRecovery: true })
  expect(await judgeUnder(moved, await buildAnswer({ wallet: verifierWallet }))).toMatchObject({ ok: true })
  expect(await judgeUnder(moved, await buildAnswer())).toEqual({ ok: false, reason: 'another-wallet' })
})

test('an answer to a holder challenge is refused while the identity is frozen, even when its controller signed', async () => {
  const frozen = withControl({ ...unmoved, frozenSince: askedAt - 1 })
  expect(await judgeUnder(frozen, await buildAnswer())).toEqual({ ok: false, reason: 'frozen' })
})

test('an answer to a holder challenge is refused while the key of another address that controls the identity is reported stolen', async () => {
  const { address } = verifierWallet
  const moved = { ...unmoved, controller: address, since: askedAt - 9 }
  const signed = await buildAnswer({ wallet: verifierWallet })
  const judgeWith = (ofController: Awaited<ReturnType<ChallengeChain['findControl']>>) => {
    const findControl = async (asked: Address) => (asked === address ? ofController : moved)
    return judgeUnder({ ...chain, findControl }, signed)
  }
  const itself = { ...unmoved, controller: address }
  expect(await judgeWith(itself)).toMatchObject({ ok: true })
  expect(await judgeWith({ ...itself, frozenSince: askedAt - 1 })).toEqual({ ok: false, reason: 'frozen' })
  expect(await judgeWith('unknown')).toEqual({ ok: false, reason: 'unjudged' })
})

test('an answer to a holder challenge stays undecided while the chain does not say who controls the identity', async () => {
  expect(await judgeUnder(withControl('unknown'), await buildAnswer())).toEqual({ ok: false, reason: 'unjudged' })
})

test('an answer to a holder challenge is refused when the credential belongs to another holder', async () => {
  const subject = formatSubjectDid({ chainId: 31337, address: verifierWallet.address })
  const ownKeys: ChallengeChain = { ...chain, findControl: async (controller) => ({ ...unmoved, controller }) }
  const other = { ...question, subject }
  const answer = await buildAnswer({ asked: other })
  const received = { question: other, answer, receivedAt: askedAt + 20 }
  expect(await judgeHolderAnswer(domain, received, ownKeys)).toMatchObject({ ok: false })
  expect(await judge(await buildAnswer(), askedAt + 20, { ...question, subject })).toMatchObject({ ok: false })
  expect(await judge(await buildAnswer(), askedAt + 20, { ...question, subject: 'nobody' })).toMatchObject({
    ok: false,
  })
})

test('an answer to a holder challenge is refused when it arrives after the end of the challenge', async () => {
  const answer = await buildAnswer()
  expect(await judge(answer, askedAt + challengeSeconds)).toMatchObject({ ok: true })
  expect(await judge(answer, askedAt + challengeSeconds + 1)).toEqual({ ok: false, reason: 'too-late' })
})

test('an answer to a question by mail may arrive within a day, counts as given at the time that the holder signed, and is refused if this time is in the future', async () => {
  const byMail: HolderQuestion = { ...question, lasts: 'day' }
  const answer = await buildAnswer({ asked: byMail, answeredAt: askedAt + 3600 })
  const end = askedAt + holderChallengeSeconds.day
  expect(await judge(answer, end, byMail)).toEqual({ ok: true, at: askedAt + 3600, since: 0 })
  expect(await judge(answer, end + 1, byMail)).toEqual({ ok: false, reason: 'too-late' })
  expect(await judge(answer, askedAt + 3600 - 301, byMail)).toEqual({ ok: false, reason: 'too-late' })
  const early = await buildAnswer({ asked: byMail, answeredAt: askedAt - 60 })
  expect(await judge(early, end, byMail)).toMatchObject({ at: askedAt })
  expect(await judge(answer, askedAt + 3500, byMail)).toMatchObject({ at: askedAt + 3500 })
})

test('an answer to a holder challenge that was judged by the controller before a recovery does not count after the recovery, even if it arrived later by the checker’s clock', async () => {
  const judgement = await judge(await buildAnswer(), askedAt + 20)
  if (!judgement.ok) throw new Error('The answer counts')
  expect(isPresentOwner(judgement, unmoved)).toBe(true)
  expect(isPresentOwner(judgement, { ...unmoved, since: askedAt + 15, byRecovery: true })).toBe(false)
})

test.each([-301, challengeSeconds + 301])(
  'an answer to a holder challenge is refused when the holder signed it %i seconds after the question, by the holder’s clock',
  async (off) => {
    expect(await judge(await buildAnswer({ answeredAt: askedAt + off }))).toEqual({ ok: false, reason: 'too-late' })
  },
)

test('a contract wallet’s answer to a holder challenge is judged by the chain, and stays undecided while the chain does not answer', async () => {
  const answer = { signature: `0x${'5a'.repeat(130)}` as const, answeredAt: askedAt }
  const ask = (said: boolean | 'unknown') => judgeUnder({ ...chain, judgeSignature: async () => said }, answer)
  expect(await ask(true)).toMatchObject({ ok: true })
  expect(await ask(false)).toEqual({ ok: false, reason: 'another-wallet' })
  expect(await ask('unknown')).toEqual({ ok: false, reason: 'unjudged' })
})

let filled = 0
const random = (length: number) => new Uint8Array(length).fill(++filled)
const code = {
  id: holderChallengeIdSchema.parse('AAECAwQFBgcICQoLDA0ODw'),
  key: toChallengeKey(new Uint8Array(16).fill(7)),
}

test('a sealed question can be decrypted only with the key in the challenge’s link, and a sealed answer with the same key', async () => {
  const sealed = await sealQuestion(question, code, random)
  expect(await openQuestion(sealed, code)).toEqual(question)
  expect(await openQuestion(sealed, { ...code, key: toChallengeKey(new Uint8Array(16).fill(8)) })).toBeNull()
  const answer = await buildAnswer()
  expect(await openHolderAnswer(await sealHolderAnswer(answer, code, random), code)).toEqual(answer)
})

test('when a sealed question is opened, the checker’s name is on one line, because a wallet would show a second line as another value', async () => {
  const asker = 'Bob\nShare: everything\u202e'
  const sealed = await sealQuestion({ ...question, asker }, code, random)
  expect(await openQuestion(sealed, code)).toEqual({ ...question, asker: 'Bob Share: everything' })
})

test('when a sealed question is opened, the credential’s title is on one line, as in the question that the checker’s page keeps', async () => {
  const title = 'BSc\nasker: Porto Police\u202e'
  const asked = { share: { ...attested, payload: { ...attested.payload, title } }, digest: question.attestation }
  const own = makeChallenge({ ...asked, asker: '', reason: '', lasts: 'minutes' }, askedAt, random)
  expect(own.question.title).toBe('BSc asker: Porto Police')
  const byStranger = await sealQuestion({ ...own.question, title }, own.code, random)
  expect(await openQuestion(byStranger, own.code)).toEqual(own.question)
})

test('a sealed answer to a holder challenge cannot be opened as a question, nor as an answer to another challenge', async () => {
  const sealed = await sealHolderAnswer(await buildAnswer(), code, random)
  expect(await openQuestion(sealed, code)).toBeNull()
  const id = holderChallengeIdSchema.parse('BBECAwQFBgcICQoLDA0ODw')
  expect(await openHolderAnswer(sealed, { ...code, id })).toBeNull()
})

test('a sealed answer to a holder challenge is refused after any of many random changes', async () => {
  const sealed = await sealHolderAnswer(await buildAnswer(), code, random)
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const changed = mutate(sealed, 0, list)
      fc.pre(changed !== sealed)
      const answer = await openHolderAnswer(changed, code)
      expect(answer !== null && (await judge(answer)).ok).toBe(false)
    }),
    { numRuns: rounds },
  )
})

test('parsing the link of a holder challenge returns its id and key, and a cut link is refused', () => {
  const { pathname, hash } = new URL(buildChallengePath(code), 'https://did.example')
  expect(parseChallengePath({ pathname, hash })).toEqual(code)
  expect(parseChallengePath({ pathname, hash: hash.slice(0, -1) })).toBeNull()
  expect(parseChallengePath({ pathname: pathname.slice(0, -1), hash })).toBeNull()
  expect(parseChallengePath({ pathname: '/answer/x', hash })).toBeNull()
})

test('a sealed denial of a holder challenge can be decrypted only with the key in the challenge’s link, and a sealed answer never counts as a denial', async () => {
  const id = holderChallengeIdSchema.parse('AAECAwQFBgcICQoLDA0ODw')
  const code = { id, key: toChallengeKey(new Uint8Array(16).fill(7)) }
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  const sealed = await sealDenial(code, random)
  expect([await isDenial(sealed, code), await openHolderAnswer(sealed, code)]).toEqual([true, null])
  expect(await isDenial(sealed, { ...code, key: toChallengeKey(new Uint8Array(16).fill(8)) })).toBe(false)
  expect(await isDenial(await sealHolderAnswer(await buildAnswer(), code, random), code)).toBe(false)
})

test('a holder challenge without a reason, as older pages made it, is read with an empty reason', async () => {
  const id = holderChallengeIdSchema.parse('AAECAwQFBgcICQoLDA0ODw')
  const code = { id, key: toChallengeKey(new Uint8Array(16).fill(7)) }
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  const { reason: _, ...older } = question
  expect(await openQuestion(await sealQuestion(older as HolderQuestion, code, random), code)).toEqual(question)
})
