import { setTimeout as delay } from 'node:timers/promises'
import type { Installation } from '@did/credentials/chain/installation'
import {
  type AskedShare,
  type Asking,
  judgeSealedAnswer,
  makeChallenge,
  type OwnChallenge,
} from '@did/credentials/holder-challenge/ask-holder'
import { buildChallengePath, type ChallengeCode } from '@did/credentials/holder-challenge/challenge-link'
import { type CountedAnswer, endOf } from '@did/credentials/holder-challenge/holder-answer'
import { mostAsker, mostReason, sealQuestion } from '@did/credentials/holder-challenge/sealed-challenge'
import { deriveTwoWords } from '@did/credentials/six-words/derive-six-words'
import { holderChallengeSchema } from '@did/domain/holder-challenge/holder-challenge'
import { checkerTexts as texts } from '@did/domain/texts/en/command-line/checker'
import { holderChallengeTexts } from '@did/domain/texts/en/verdict/holder-challenge'

const pollMs = 2000

type Asked = AskedShare & { origin: string; installation: Installation; asking: Asking }

type AskingWords = { 'ask-holder'?: boolean; asker?: string; reason?: string; 'by-mail'?: boolean }

/**
 * Returns null without the option --ask-holder. Throws if another option about asking is given
 * without it. Also throws if a text is too long for the holder's page.
 */
export function readAsking(values: AskingWords): Asking | null {
  const { asker = '', reason = '' } = values
  if (!values['ask-holder']) {
    if (asker || reason || values['by-mail']) throw new Error(texts.faults.onlyWithAsking)
    return null
  }
  if (asker.length > mostAsker) throw new Error(texts.faults.askerTooLong(mostAsker))
  if (reason.length > mostReason) throw new Error(texts.faults.reasonTooLong(mostReason))
  return { asker, reason, lasts: values['by-mail'] ? 'day' : 'minutes' }
}

/**
 * Prints the link for the holder and waits for answers. Returns the answer that counts, or null
 * if none came in time.
 */
export async function runHolderChallenge(asked: Asked, print: (line: string) => void): Promise<CountedAnswer | null> {
  const { share, digest, origin, asking } = asked
  const { code, question } = makeChallenge({ share, digest, ...asking }, nowSeconds(), random)
  await call(`${origin}/api/holder-challenges`, {
    id: code.id,
    sealed: await sealQuestion(question, code, random),
    lasts: asking.lasts,
  })
  print(`\n${holderChallengeTexts.openLink(asking.lasts, writeTime(endOf(question)))}`)
  print(`${origin}${buildChallengePath(code)}`)
  // Checker and holder compare the two words when they meet or speak. For a question by mail,
  // nobody could compare them, so they are not printed.
  if (question.lasts === 'minutes') print(texts.twoWords((await deriveTwoWords(question.challenge)).join(' ')))
  return waitForAnswer(asked, { question, code }, print)
}

/** Writes a time in UTC, so that everybody reads the same time. */
function writeTime(unixSeconds: number): string {
  return `${new Date(unixSeconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

async function waitForAnswer(
  { origin, installation }: Asked,
  { question, code }: OwnChallenge,
  print: (line: string) => void,
): Promise<CountedAnswer | null> {
  const known = new Set<string>()
  while (nowSeconds() <= endOf(question)) {
    for (const sealed of await readAnswers(origin, code)) {
      if (known.has(sealed)) continue
      known.add(sealed)
      const judgement = await judgeSealedAnswer(sealed, { question, code }, { installation, receivedAt: nowSeconds() })
      if (judgement.ok) {
        print(`${holderChallengeTexts.proved}. ${holderChallengeTexts.limits}`)
        if (question.lasts === 'day') print(holderChallengeTexts.answered(writeTime(judgement.at)))
        return judgement
      }
      print(holderChallengeTexts.refused[judgement.reason])
    }
    await delay(pollMs)
  }
  print(holderChallengeTexts.over(question.lasts))
  return null
}

/**
 * Returns the holder's sealed answers. If the service does not answer, returns an empty list,
 * because the caller asks again until the holder challenge expires.
 */
async function readAnswers(origin: string, { id }: ChallengeCode): Promise<readonly string[]> {
  const response = await fetch(`${origin}/api/holder-challenges/${id}`).catch(() => null)
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null
  return holderChallengeSchema.safeParse(body).data?.answers ?? []
}

async function call(url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(texts.faults.questionRefused(new URL(url).origin, response.status))
}

function random(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
