import { setTimeout as delay } from 'node:timers/promises'
import { createChainReader } from '@did/credentials/chain/chain-reader'
import type { Installation } from '@did/credentials/chain/installation'
import { askChallengeChain } from '@did/credentials/holder-challenge/ask-challenge-chain'
import {
  buildChallengePath,
  type ChallengeCode,
  toChallengeId,
  toChallengeKey,
} from '@did/credentials/holder-challenge/challenge-link'
import {
  type AnswerJudgement,
  endOf,
  type HolderQuestion,
  judgeHolderAnswer,
  timeOfAnswer,
} from '@did/credentials/holder-challenge/holder-answer'
import {
  isDenial,
  mostAsker,
  mostReason,
  openHolderAnswer,
  sealQuestion,
} from '@did/credentials/holder-challenge/sealed-challenge'
import type { ParsedShare } from '@did/credentials/share/share-link'
import type { Hex } from '@did/domain/hex'
import { holderChallengeSchema } from '@did/domain/holder-challenge/holder-challenge'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { holderChallengeTexts } from '@did/domain/texts/en/verdict/holder-challenge'

const pollMs = 2000

/**
 * The checker's own words in the question, which nobody checks, and the time that the question
 * lasts.
 */
export type Asking = Pick<HolderQuestion, 'asker' | 'reason' | 'lasts'>
type Asked = {
  share: ParsedShare & { kind: 'attested' }
  digest: Hex
  origin: string
  installation: Installation
  asking: Asking
}

type AskingWords = { 'ask-holder'?: boolean; asker?: string; reason?: string; 'by-mail'?: boolean }

/** Returns null without --ask-holder. Throws when the words are too long for the holder's page. */
export function readAsking(values: AskingWords): Asking | null {
  const { asker = '', reason = '' } = values
  if (!values['ask-holder']) {
    if (asker || reason || values['by-mail']) throw new Error('--asker, --reason and --by-mail go with --ask-holder.')
    return null
  }
  if (asker.length > mostAsker) throw new Error(`--asker has at most ${mostAsker} characters.`)
  if (reason.length > mostReason) throw new Error(`--reason has at most ${mostReason} characters.`)
  return { asker, reason, lasts: values['by-mail'] ? 'day' : 'minutes' }
}

/** Prints the link for the holder, waits for the answer, and returns whether one counts. */
export async function runHolderChallenge(asked: Asked, print: (line: string) => void): Promise<boolean> {
  const { share, digest, origin, asking } = asked
  const { message, payload, shareId } = share
  const question: HolderQuestion = {
    challenge: `0x${random(32).toHex()}`,
    attestation: digest,
    share: shareId,
    subject: message.subject,
    title: payload.title,
    verifier: message.verifier,
    ...asking,
    askedAt: nowSeconds(),
  }
  const id = toChallengeId(random(16))
  const code = { id, key: toChallengeKey(random(16)) }
  await call(`${origin}/api/holder-challenges`, {
    id,
    sealed: await sealQuestion(question, code, random),
    lasts: asking.lasts,
  })
  print(`\n${holderChallengeTexts.openLink(asking.lasts, writeTime(endOf(question)))}`)
  print(`${origin}${buildChallengePath(code)}`)
  return waitForAnswer(asked, { question, code }, print)
}

/** Writes a time in UTC, which is the same for everybody who reads the output. */
function writeTime(unixSeconds: number): string {
  return `${new Date(unixSeconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

async function waitForAnswer(
  { origin, installation }: Asked,
  { question, code }: { question: HolderQuestion; code: ChallengeCode },
  print: (line: string) => void,
): Promise<boolean> {
  const known = new Set<string>()
  while (nowSeconds() <= endOf(question)) {
    for (const sealed of await readAnswers(origin, code)) {
      if (known.has(sealed)) continue
      known.add(sealed)
      const judgement = await judge(sealed, { question, code, installation })
      if (judgement.ok) {
        print(`${holderChallengeTexts.proved}. ${holderChallengeTexts.limits}`)
        if (question.lasts === 'day')
          print(holderChallengeTexts.answered(writeTime(timeOfAnswer(question, judgement.answeredAt, nowSeconds()))))
        return true
      }
      print(holderChallengeTexts.refused[judgement.reason])
    }
    await delay(pollMs)
  }
  print(holderChallengeTexts.over(question.lasts))
  return false
}

/** A service that does not answer is asked again until the question is over. */
async function readAnswers(origin: string, { id }: ChallengeCode): Promise<readonly string[]> {
  const response = await fetch(`${origin}/api/holder-challenges/${id}`).catch(() => null)
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null
  return holderChallengeSchema.safeParse(body).data?.answers ?? []
}

type Judged = { question: HolderQuestion; code: ChallengeCode; installation: Installation }

async function judge(sealed: string, { question, code, installation }: Judged): Promise<AnswerJudgement> {
  const answer = await openHolderAnswer(sealed, code)
  if (!answer) return { ok: false, reason: (await isDenial(sealed, code)) ? 'not-asked' : 'another-wallet' }
  const reader = createChainReader({ rpcUrl: installation.rpcUrl, fetch })
  const received = { question, answer, receivedAt: nowSeconds() }
  return judgeHolderAnswer(attestationDomain(installation), received, askChallengeChain(reader, installation))
}

async function call(url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${new URL(url).origin} did not take the question (${response.status}).`)
}

function random(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
