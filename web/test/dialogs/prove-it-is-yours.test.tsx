import { eventTopics } from '@did/credentials/chain/registry-calls'
import type { HolderQuestion } from '@did/credentials/holder-challenge/holder-answer'
import { isDenial } from '@did/credentials/holder-challenge/sealed-challenge'
import { deriveTwoWords } from '@did/credentials/six-words/derive-six-words'
import { controlled, log, quantity, standing, word } from '@did/credentials/test/find-facts-rig'
import type { Address } from '@did/domain/hex'
import { holderChallengeIdSchema } from '@did/domain/ids'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import { readableDate } from '@did/domain/texts/told-facts'
import { expect, test, vi } from 'vitest'
import type { Signer } from '../../src/entities/account/account.ts'
import { TwoWords } from '../../src/entities/six-words/two-words.tsx'
import { AnswerChallenge } from '../../src/features/holder-challenge/answer-challenge.tsx'
import { AskedFor } from '../../src/features/holder-challenge/asked-for.tsx'
import { proveTexts as texts } from '../../src/texts/en/holder-challenge/holder-challenge.ts'
import { connectTexts } from '../../src/texts/en/wallet/connect.ts'
import { config } from '../rig/people.ts'
import { button, show, waitFor } from '../rig/screen.tsx'

const identity: Address = `0x${'1d'.repeat(20)}`
const next: Address = `0x${'c0'.repeat(20)}`
const question: HolderQuestion = {
  challenge: `0x${'c1'.repeat(32)}`,
  attestation: `0x${'a7'.repeat(32)}`,
  share: 'AAECAwQFBgcICQoLDA0ODw',
  subject: formatSubjectDid({ chainId: 31337, address: identity }),
  title: 'Master of Science',
  verifier: next,
  asker: '',
  reason: '',
  askedAt: 1_795_300_000,
  lasts: 'minutes',
}
const code = { id: holderChallengeIdSchema.parse('AAECAwQFBgcICQoLDA0ODw'), key: 'BwcHBwcHBwcHBwcHBwcHBw' }

/** `controller` acts for the identity. If `controller` is missing, the chain does not answer. */
function stubChain({ controller, frozenSince = 0 }: { controller?: Address; frozenSince?: number }) {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url !== config.rpcUrl) return Response.json(config)
    if (!controller) throw new TypeError('Failed to fetch')
    const { method, params } = JSON.parse(String(body))
    if (method === 'eth_chainId') return Response.json({ result: '0x7a69' })
    const isFrozenAsked = String(params[0].data).startsWith('0x6da16de5')
    return Response.json({
      result: isFrozenAsked ? `0x${word(frozenSince)}` : controlled(controller.slice(2), 7, true),
    })
  })
}

function showTo(address: Address) {
  const signer: Signer = {
    address,
    wallet: address,
    passkey: null,
    ensureChain: async () => {},
    signText: async () => '0xab',
    signTypedData: async () => '0xab',
    sendTransaction: async () => '0xab',
  }
  return show(<AnswerChallenge code={code} question={question} />, { connected: true, address, signer })
}
const reads = (text: string) => waitFor(() => document.body.textContent?.includes(text))

test('after a recovery, the identity’s new controller is asked to answer a holder challenge', async () => {
  stubChain({ controller: next })
  await showTo(next)
  await reads(texts.answer)
  expect(button(texts.answer)).toBeDefined()
})

test('after a recovery, the identity’s earlier wallet cannot answer a holder challenge, and reads which wallet can', async () => {
  stubChain({ controller: next })
  await showTo(identity)
  await reads('This credential belongs to 0xc0c0...c0c0.')
  const offered = [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(offered).toEqual([connectTexts.passkey, texts.notAsked])
})

test('nobody can answer a holder challenge while a key of the identity is reported stolen', async () => {
  stubChain({ controller: next, frozenSince: 9 })
  await showTo(next)
  await reads(texts.frozen)
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([texts.notAsked])
})

test('the page of a holder challenge says that the chain does not answer, and offers to ask again', async () => {
  stubChain({})
  await showTo(next)
  await reads(texts.chainSilent)
  expect(document.querySelector('button')).not.toBeNull()
})

const recordedAt = 1_795_300_000

/**
 * The chain has recorded the credential that the holder challenge asks about. `isAccredited` says
 * whether the credential's verifier is accredited.
 */
function stubRecord(isAccredited: boolean) {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url !== config.rpcUrl) return Response.json(config)
    const { method } = JSON.parse(String(body))
    const topics = [eventTopics.anchored, question.attestation]
    const recorded = log({ address: config.didRegistry, topics, blockTimestamp: quantity(recordedAt) })
    if (method === 'eth_getLogs') return Response.json({ result: [recorded] })
    return Response.json({ result: method === 'eth_chainId' ? '0x7a69' : standing(isAccredited, 7) })
  })
}

test('the person who gets a holder challenge reads who confirmed the credential, and when', async () => {
  stubRecord(true)
  await show(<AskedFor question={question} />)
  await reads(`Confirmed by “University” on ${readableDate(recordedAt)}`)
})

test('a holder challenge shows only the address of a verifier whom nobody accredited', async () => {
  stubRecord(false)
  await show(<AskedFor question={question} />)
  await reads(`Confirmed by 0xc0c0...c0c0 on ${readableDate(recordedAt)}`)
})

test('a holder challenge warns that somebody could pass off the answer as their own, and quotes the checker’s name and reason as words that nobody has checked', async () => {
  stubRecord(true)
  await show(<AskedFor question={{ ...question, asker: 'Ana Reis', reason: 'Your application' }} />)
  await reads('They call themselves “Ana Reis”. Nobody has checked this.')
  await reads('They give this reason: “Your application”. Nobody has checked it.')
  await reads(texts.relay)
})

test('a holder challenge by mail warns of a link that somebody else passed on, and shows no two words, because nobody sees both screens at once', async () => {
  stubRecord(true)
  await show(<AskedFor question={{ ...question, lasts: 'day' }} />)
  await reads(texts.mailRelay)
  expect(document.body.textContent).not.toContain(texts.words)
})

test('each holder challenge has its own two words, and the holder’s screen shows these words', async () => {
  const words = await deriveTwoWords(question.challenge)
  expect(words).toHaveLength(2)
  expect(await deriveTwoWords(`0x${'c2'.repeat(32)}`)).not.toEqual(words)
  await show(<TwoWords label={texts.words} challenge={question.challenge} />)
  await reads(words.join(' '))
})

test('a person without a wallet can say that they did not ask for the holder challenge, and signs nothing', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.includes('/api/holder-challenges/')) {
      sent.push(JSON.parse(String(body)).sealed)
      return new Response(null, { status: 204 })
    }
    return Response.json(config, { status: url === config.rpcUrl ? 503 : 200 })
  })
  await show(<AnswerChallenge code={code} question={question} />)
  await waitFor(() => button(texts.notAsked))
  button(texts.notAsked).click()
  await reads(texts.denied.title)
  expect(await isDenial(sent[0] ?? '', code)).toBe(true)
})
