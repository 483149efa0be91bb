import type { HashedRequest } from '@did/credentials/request-for-proof/request-for-proof'
import { hashRequestForProof } from '@did/credentials/request-for-proof/request-for-proof'
import { attachProved, buildShareUrl } from '@did/credentials/share/share-link'
import { buildNetwork, type Chain, controlled, standing, wholeChain, word } from '@did/credentials/test/find-facts-rig'
import {
  buildAttestedProof,
  buildMessage,
  buildPayload,
  domain,
  signAttestation,
  strangerWallet,
  verifierWallet,
} from '@did/credentials/test/fixtures'
import type { AttestationMessage } from '@did/domain/attestation/attestation'
import { type Hex, toAddress } from '@did/domain/hex'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import { attributeRoot, commitRoot, holderKey } from '@did/proofs/attributes/commitment'
import { dayNumber } from '@did/proofs/attributes/encoding'
import { answerContext, encodeProofForSomebody } from '@did/proofs/proof-for-somebody'
import type { ProofJob } from '@did/proofs/prover'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holding, oneClause, prove } from '../../../../proofs/test/proof-fixtures.ts'
import { createAnswerJudge, judgeAnswer } from '../../entities/verdict/judge/check-answer.ts'
import { type AskedRequest, createAskedRequest } from '../../features/request-for-proof/asked-request.ts'
import { createAnswerReading } from '../../features/request-for-proof/read-answers.ts'
import { sealAnswer } from '../../features/request-for-proof/sealed-answer.ts'

const installation = {
  chainId: domain.chainId,
  didRegistry: domain.verifyingContract,
  rpcUrl: 'http://chain.example',
  deployedAtBlock: 0,
  verifierPolicy: 'open',
} as const
const now = Math.floor(Date.now() / 1000)
const wish = { statement: oneClause, audience: 'Club Aurora', lifetimeMs: 3_600_000 }
const younger = { ...oneClause, clauses: [{ ...oneClause.clauses[0], most: '2009-01-01' }] } as typeof oneClause
const hash = (request: HashedRequest) => hashRequestForProof(domain, request)

const asked = await createAskedRequest(wish, null)
const another = await createAskedRequest(wish, null)

type Held = typeof holding
const stranger: Held = { ...holding, secret: `0x${'00'.repeat(31)}07` }
const commitmentOf = ({ slots, secret, schema, expiry }: Held) =>
  commitRoot(attributeRoot(slots), { holder: holderKey(secret), schema, expiry })

const theirDid = formatSubjectDid({ chainId: 31337, address: `0x${'5e'.repeat(20)}` })

type Claimed = Partial<AttestationMessage>
type Proving = { context?: Hex; by?: Held; today?: number; statement?: typeof oneClause }
/**
 * `claim` changes the attestation in the answer. `signed` changes what the verifier signs, so that
 * the signature does not fit the answer.
 */
type Answering = Proving & { claim?: Claimed; signed?: Claimed; verifier?: typeof verifierWallet }

/** A chain on which the verifier of the fixtures is accredited, and no verifier is a contract. */
const chain: Chain = {
  '0xff03abdb': (params: readonly unknown[]) => {
    const isKnown = JSON.stringify(params).includes(toAddress(verifierWallet.address).slice(2))
    return standing(isKnown, Number(isKnown))
  },
  eth_getLogs: [],
}
const awayChain = Object.fromEntries(Object.keys({ ...wholeChain, ...chain }).map((method) => [method, undefined]))
function answerAsChain(answers: Chain = {}): void {
  vi.stubGlobal('fetch', buildNetwork({ chain: { ...chain, ...answers } }).surroundings.fetch)
}
beforeEach(() => answerAsChain())
afterEach(() => vi.unstubAllGlobals())

const isAboutVerifier = (params: readonly unknown[]) =>
  JSON.stringify(params).includes(verifierWallet.address.slice(2).toLowerCase())
const reportedAt = (since: number) => (params: readonly unknown[]) => `0x${word(isAboutVerifier(params) ? 0 : since)}`
const replacedAt = (since: number) => (params: readonly unknown[]) =>
  isAboutVerifier(params)
    ? controlled(verifierWallet.address.slice(2).toLowerCase(), 0, false)
    : controlled('c0'.repeat(20), since, true)

const made = new Map<string, ReturnType<typeof prove>>()
/** A proof takes long, so answers that differ only in their attestation share one. */
function proveOnce(job: Required<Pick<ProofJob, 'context' | 'today' | 'holding' | 'statement'>>) {
  const key = JSON.stringify(job)
  const proof = made.get(key) ?? prove(job)
  made.set(key, proof)
  return proof
}

/** Builds an honest page's answer and applies the changes of the test. */
async function answerTo({ request }: AskedRequest, changes: Answering = {}): Promise<string> {
  const { context = answerContext(hash(request)), by = holding, statement = request.statement } = changes
  const today = changes.today ?? dayNumber(new Date(now * 1000).toISOString().slice(0, 10))
  const { binding, proof } = await proveOnce({ context, today, holding: by, statement })
  const terms = { statement, audience: request.audience, expiresAt: now + 3600 }
  const { verifier = verifierWallet } = changes
  const named = { verifier: toAddress(verifier.address), commitment: commitmentOf(by) }
  const message = buildMessage({ ...named, ...changes.claim })
  const signature = await signAttestation({ ...message, ...changes.signed }, verifier)
  const plain = buildShareUrl({
    publicUrl: 'https://id.example',
    payload: buildPayload(message),
    proof: { ...(await buildAttestedProof(message)), signature },
  })
  return attachProved(plain, encodeProofForSomebody({ ...terms, today, nullifier: binding.nullifier, proof }))
}

const sealFor = ({ request }: AskedRequest, link: string, sealedTo = request) =>
  sealAnswer(link, { request: sealedTo, requestHash: hash(request) })

function readingOf({ request, privateKey, askedAt }: AskedRequest) {
  return createAnswerReading({
    privateKey,
    requestHash: hash(request),
    judge: (share) => judgeAnswer(share, { request, askedAt }, { installation, now }),
  })
}
const kindsOf = async (sealed: readonly string[], by = asked) => (await readingOf(by)(sealed)).map(({ kind }) => kind)

const link = await answerTo(asked)
const sealed = await sealFor(asked, link)

it('an answer to a request for proof counts if its proof holds, and the page describes the answer by the terms of its own request', async () => {
  const [answer] = await readingOf(asked)([sealed])
  if (answer?.kind !== 'counted') throw new Error(answer?.kind)
  expect(await createAnswerJudge(asked)(answer.share, installation, now)).toMatchObject({
    ok: true,
    fact: expect.stringMatching(/^born on or before Nov 21, 2008 \(\d+ or older\)$/),
    audience: '“Club Aurora”',
    until: Math.floor(Date.parse(asked.request.expiresAt) / 1000),
  })
})

it('answers of one person to a request for proof count once, even if they were copied, sealed again or proved again', async () => {
  const anew = await sealFor(asked, link)
  made.clear()
  const second = await sealFor(asked, await answerTo(asked))
  const otherDid = await sealFor(asked, await answerTo(asked, { claim: { subject: theirDid } }))
  const kinds = await kindsOf([sealed, sealed, anew, second, otherDid])
  expect(kinds).toEqual(['counted', 'again', 'again', 'again', 'again'])
})

it('answers of one identity to a request for proof count once, even if its claims have different holder secrets', async () => {
  const otherSecret = await sealFor(asked, await answerTo(asked, { by: stranger }))
  expect(await kindsOf([sealed, otherSecret])).toEqual(['counted', 'again'])
})

it('an answer whose claim a stranger signed is shown and does not count, and an honest answer still counts beside it', async () => {
  const byStranger = { by: stranger, verifier: strangerWallet }
  const pretended = await sealFor(asked, await answerTo(asked, byStranger))
  const invented = await sealFor(asked, await answerTo(asked, { ...byStranger, claim: { subject: theirDid } }))
  const answers = await readingOf(asked)([pretended, sealed, pretended])
  expect(answers).toMatchObject([
    { kind: 'uncounted', backing: 'unaccredited' },
    { kind: 'counted' },
    { kind: 'again' },
  ])
  expect(await kindsOf([sealed, pretended])).toEqual(['counted', 'uncounted'])
  expect(await kindsOf([invented])).toEqual(['uncounted'])
})

it('an answer with an accredited verifier counts even if the person answered before with an unaccredited one', async () => {
  const unaccredited = await sealFor(asked, await answerTo(asked, { verifier: strangerWallet }))
  expect(await kindsOf([unaccredited, sealed])).toEqual(['uncounted', 'counted'])
})

it('an answer to a request for proof is shown and does not count if its verifier has revoked the claim', async () => {
  const read = readingOf(asked)
  answerAsChain({ '0x02673e5c': `0x${word(1)}` })
  const revoked = await sealFor(asked, link)
  expect(await read([revoked])).toMatchObject([{ kind: 'uncounted', backing: 'not-genuine' }])
  answerAsChain()
  expect((await read([revoked, sealed])).map(({ kind }) => kind)).toEqual(['uncounted', 'counted'])
})

it.each<[string, Chain]>([
  ['was reported stolen', { '0x6da16de5': reportedAt(now - 60) }],
  ['was replaced after the chain recorded the claim', { '0xd3a2b210': replacedAt(now - 60) }],
])('answers to a request for proof are shown and not counted when the holder’s key %s', async (_, answers) => {
  answerAsChain(answers)
  expect(await readingOf(asked)([sealed])).toMatchObject([{ kind: 'uncounted', backing: 'holder-doubtful' }])
})

it.each([
  ['has ended', { validUntil: now - 60 }],
  ['has not begun', { validFrom: now + 3600 }],
])('answers to a request for proof are shown and not counted when their confirmation %s', async (_, claim) => {
  const answer = await sealFor(asked, await answerTo(asked, { claim }))
  expect(await readingOf(asked)([answer])).toMatchObject([{ kind: 'uncounted', backing: 'not-in-force' }])
})

it('the page judges an answer to a request for proof again as long as the chain does not say who the answer’s verifier is', async () => {
  const read = readingOf(asked)
  answerAsChain({ '0xff03abdb': undefined })
  expect(await read([sealed])).toEqual([{ kind: 'unchecked' }])
  answerAsChain()
  expect(await read([sealed])).toMatchObject([{ kind: 'counted' }])
})

it('the page judges an answer to a request for proof again as long as the chain does not say whether the verifier revoked the claim', async () => {
  const read = readingOf(asked)
  answerAsChain({ '0x02673e5c': undefined })
  expect(await read([sealed])).toEqual([{ kind: 'unchecked' }])
  answerAsChain({ '0x02673e5c': `0x${word(1)}` })
  expect(await read([sealed])).toMatchObject([{ kind: 'uncounted', backing: 'not-genuine' }])
})

it('an answer to a request for proof counts even if our server does not say whether the answer’s share is open', async () => {
  vi.stubGlobal('fetch', buildNetwork({ chain, server: {} }).surroundings.fetch)
  expect(await kindsOf([sealed])).toEqual(['counted'])
})

it('answers of different persons all count, even if invalid answers in their names came before them', async () => {
  const claim = { subject: theirDid }
  const forged = await sealFor(asked, await answerTo(asked, { by: stranger, claim, signed: { title: 'Another' } }))
  const theirs = await sealFor(asked, await answerTo(asked, { by: stranger, claim }))
  expect(await kindsOf(['AQID', forged, sealed, theirs])).toEqual(['rubbish', 'wrong', 'counted', 'counted'])
})

it('the page judges an answer to a request for proof again as long as the chain does not say whether a contract wallet signed the claim', async () => {
  const read = readingOf(asked)
  const forged = await sealFor(asked, await answerTo(asked, { signed: { title: 'Another' } }))
  answerAsChain(awayChain)
  expect(await read([forged])).toEqual([{ kind: 'unchecked' }])
  answerAsChain()
  expect(await read([forged])).toEqual([{ kind: 'wrong' }])
})

it('an answer that has counted still counts if strangers’ answers have pushed it off the server', async () => {
  const read = readingOf(asked)
  await read([sealed, 'AQID'])
  expect((await read(['BQYH'])).map(({ kind }) => kind)).toEqual(['counted', 'rubbish'])
})

it('an answer that was sealed for another request or to another key cannot be read', async () => {
  expect(await kindsOf([sealed], another)).toEqual(['rubbish'])
  expect(await kindsOf([await sealFor(asked, link, another.request)])).toEqual(['rubbish'])
  expect(await kindsOf([await sealFor(another, link, asked.request)])).toEqual(['rubbish'])
})

it.each<[string, () => Promise<string>]>([
  ['was made for another request', () => answerTo(another)],
  ['is about something else', () => answerTo(asked, { statement: younger })],
  [
    'is about attributes that its verifier never signed',
    () => answerTo(asked, { claim: { commitment: `0x${'00'.repeat(31)}09` } }),
  ],
  ['is about data that no verifier has seen', () => answerTo(asked, { claim: { commitment: `0x${'00'.repeat(32)}` } })],
  ['was made on another day', () => answerTo(asked, { today: dayNumber('2026-01-01') })],
  // This stranger knows the private attributes and lacks the holder secret behind their commitment.
  [
    'is a stranger’s, who has the attributes but not the secret',
    () => answerTo(asked, { by: stranger, claim: { commitment: commitmentOf(holding) } }),
  ],
])('answers to a request for proof are wrong when the proof %s', async (_, answer) => {
  expect(await kindsOf([await sealFor(asked, await answer())])).toEqual(['wrong'])
})

it('the page calls an answer to a request for proof wrong if the answer contains no proof', async () => {
  const [plain = ''] = link.split('&z=')
  expect(await kindsOf([await sealFor(asked, plain), await sealFor(asked, 'hello')])).toEqual(['wrong', 'wrong'])
})

it('if nobody could check an answer to a request for proof, the page judges the answer again at its next reading', async () => {
  let isAway = true
  const read = createAnswerReading({
    privateKey: asked.privateKey,
    requestHash: hash(asked.request),
    judge: async () => {
      if (isAway) throw new Error('away')
      return { ok: false }
    },
  })
  expect(await read([sealed])).toEqual([{ kind: 'unchecked' }])
  isAway = false
  expect(await read([sealed])).toEqual([{ kind: 'wrong' }])
})
