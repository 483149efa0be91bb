import { createChainReader } from '@did/credentials/chain/chain-reader'
import { askChallengeChain } from '@did/credentials/holder-challenge/ask-challenge-chain'
import {
  type ChallengeCode,
  parseChallengePath,
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
import { isDenial, openHolderAnswer, sealQuestion } from '@did/credentials/holder-challenge/sealed-challenge'
import { holderChallengeCalls } from '@did/domain/calls/holder-challenges'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { secondsNow } from '../../lib/page/device-clock.ts'
import { type Asked, keepChallenge, recallChallenge } from './kept-challenge.ts'

/** A question with the key that never leaves the link. This tab judges answers against it. */
export type OwnChallenge = { code: ChallengeCode; question: HolderQuestion }

/** Goes on with the question that this tab asked before a reload, or asks a new one. */
export async function beginChallenge(asked: Asked): Promise<OwnChallenge & { provedAt: number | null }> {
  const kept = recallChallenge(asked)
  const code = kept && parseChallengePath({ pathname: `/prove/${kept.id}`, hash: `#${kept.key}` })
  if (kept && code)
    return { code, question: writeQuestion({ ...asked, lasts: kept.lasts }, kept), provedAt: kept.provedAt ?? null }
  return { ...(await sendChallenge(asked)), provedAt: null }
}

/** Seals the question, and leaves only the sealed text with the server. */
async function sendChallenge(asked: Asked): Promise<OwnChallenge> {
  const question = writeQuestion(asked, { challenge: `0x${randomBytes(32).toHex()}`, askedAt: secondsNow() })
  const code = { id: toChallengeId(randomBytes(16)), key: toChallengeKey(randomBytes(16)) }
  const sealed = await sealQuestion(question, code, randomBytes)
  await api(holderChallengeCalls.createHolderChallenge, { body: { id: code.id, sealed, lasts: asked.lasts } })
  keepOwn(asked, { code, question })
  return { code, question }
}

/** Keeps the question for a reload of this tab. `provedAt` is when an answer counted. */
export function keepOwn(asked: Asked, { code, question }: OwnChallenge, provedAt?: number): void {
  const { challenge, askedAt, lasts } = question
  const proved = provedAt === undefined ? {} : { provedAt }
  keepChallenge(asked, { ...code, challenge, askedAt, lasts, endsAt: endOf(question), ...proved })
}

/** The question is always about the share on screen, whatever this tab has kept. */
function writeQuestion(
  { share, digest, asker, reason, lasts }: Asked,
  kept: Pick<HolderQuestion, 'challenge' | 'askedAt'>,
): HolderQuestion {
  const { message, payload, shareId } = share
  return {
    challenge: kept.challenge,
    attestation: digest,
    share: shareId,
    subject: message.subject,
    title: payload.title,
    verifier: message.verifier,
    asker,
    reason,
    askedAt: kept.askedAt,
    lasts,
  }
}

/** Reads the answers that are not in `known` and judges each. Throws when nobody answers. */
export async function readNewAnswers(
  { code, question }: OwnChallenge,
  known: ReadonlySet<string>,
): Promise<{ sealed: string; judgement: AnswerJudgement }[]> {
  const found = await api(holderChallengeCalls.getHolderChallenge, { params: { id: code.id } })
  const fresh = (found?.answers ?? []).filter((sealed) => !known.has(sealed))
  const receivedAt = secondsNow()
  return Promise.all(
    fresh.map(async (sealed) => ({ sealed, judgement: await judgeSealed(sealed, { code, question }, receivedAt) })),
  )
}

/** Returns when the holder answered, for an answer that this page reads now. */
export function answerTime({ question }: OwnChallenge, answeredAt: number): number {
  return timeOfAnswer(question, answeredAt, secondsNow())
}

export function secondsLeft({ question }: OwnChallenge): number {
  return Math.max(0, endOf(question) - secondsNow())
}

export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}

async function judgeSealed(
  sealed: string,
  { code, question }: OwnChallenge,
  receivedAt: number,
): Promise<AnswerJudgement> {
  const answer = await openHolderAnswer(sealed, code)
  if (!answer) return { ok: false, reason: (await isDenial(sealed, code)) ? 'not-asked' : 'another-wallet' }
  const config = await getAppConfig()
  const reader = createChainReader({ rpcUrl: config.rpcUrl, fetch })
  const received = { question, answer, receivedAt }
  return judgeHolderAnswer(attestationDomain(config), received, askChallengeChain(reader, config))
}
