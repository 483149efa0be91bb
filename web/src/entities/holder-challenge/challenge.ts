import {
  buildQuestion,
  judgeSealedAnswer,
  makeChallenge,
  type OwnChallenge,
} from '@did/credentials/holder-challenge/ask-holder'
import { parseChallengePath } from '@did/credentials/holder-challenge/challenge-link'
import { type AnswerJudgement, type CountedAnswer, endOf } from '@did/credentials/holder-challenge/holder-answer'
import { sealQuestion } from '@did/credentials/holder-challenge/sealed-challenge'
import { holderChallengeCalls } from '@did/domain/calls/holder-challenges'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { secondsNow } from '../../lib/page/device-clock.ts'
import { type Asked, keepChallenge, recallChallenge } from './kept-challenge.ts'

/** Continues the holder challenge that this tab or browser began before, or begins a new one. */
export async function beginChallenge(asked: Asked): Promise<OwnChallenge & { proved: CountedAnswer | null }> {
  const kept = recallChallenge(asked)
  const code = kept && parseChallengePath({ pathname: `/prove/${kept.id}`, hash: `#${kept.key}` })
  if (kept && code)
    // The question is always about the share on screen, even if the stored question names another
    // share.
    return { code, question: buildQuestion({ ...asked, ...kept.words }, kept), proved: kept.proved ?? null }
  return { ...(await sendChallenge(asked)), proved: null }
}

/** The server gets only the sealed text of the question. */
async function sendChallenge(asked: Asked): Promise<OwnChallenge> {
  const { code, question } = makeChallenge(asked, secondsNow(), randomBytes)
  const sealed = await sealQuestion(question, code, randomBytes)
  await api(holderChallengeCalls.createHolderChallenge, { body: { id: code.id, sealed, lasts: asked.lasts } })
  keepOwn(asked, { code, question })
  return { code, question }
}

/**
 * Stores the question, so that a reload of this tab continues with it. `proved` is the answer
 * that counts.
 */
export function keepOwn(asked: Asked, { code, question }: OwnChallenge, proved?: CountedAnswer): void {
  const { challenge, askedAt, asker, reason, lasts } = question
  keepChallenge(asked, {
    ...code,
    challenge,
    askedAt,
    words: { asker, reason, lasts },
    endsAt: endOf(question),
    ...(proved && { proved }),
  })
}

/** Judges each answer that is not in `known`. Throws when the server does not answer. */
export async function readNewAnswers(
  { code, question }: OwnChallenge,
  known: ReadonlySet<string>,
): Promise<{ sealed: string; judgement: AnswerJudgement }[]> {
  const found = await api(holderChallengeCalls.getHolderChallenge, { params: { id: code.id } })
  const fresh = (found?.answers ?? []).filter((sealed) => !known.has(sealed))
  const asked = { installation: await getAppConfig(), receivedAt: secondsNow() }
  return Promise.all(
    fresh.map(async (sealed) => ({ sealed, judgement: await judgeSealedAnswer(sealed, { code, question }, asked) })),
  )
}

export function secondsLeft({ question }: OwnChallenge): number {
  return Math.max(0, endOf(question) - secondsNow())
}

export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}
