import { createChainReader } from '@did/credentials/chain/chain-reader'
import { type ChallengeCode, toChallengeId, toChallengeKey } from '@did/credentials/holder-challenge/challenge-link'
import {
  type AnswerJudgement,
  challengeSeconds,
  type HolderQuestion,
  judgeHolderAnswer,
} from '@did/credentials/holder-challenge/holder-answer'
import { openHolderAnswer, sealQuestion } from '@did/credentials/holder-challenge/sealed-challenge'
import type { ParsedShare } from '@did/credentials/share/share-link'
import { judgeContractSignature } from '@did/credentials/signature/contract-signature'
import { holderChallengeCalls } from '@did/domain/calls/holder-challenges'
import type { Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'

/** A question with the key that never leaves the link. This tab judges answers against it. */
export type OwnChallenge = { code: ChallengeCode; question: HolderQuestion }

export type Asked = { share: ParsedShare & { kind: 'attested' }; digest: Hex }

/** Seals the question, and leaves only the sealed text with the server. */
export async function sendChallenge({ share, digest }: Asked): Promise<OwnChallenge> {
  const { message, payload, shareId } = share
  const question: HolderQuestion = {
    challenge: `0x${randomBytes(32).toHex()}`,
    attestation: digest,
    share: shareId,
    subject: message.subject,
    title: payload.title,
    verifier: message.verifier,
    asker: '',
    askedAt: nowSeconds(),
  }
  const code = { id: toChallengeId(randomBytes(16)), key: toChallengeKey(randomBytes(16)) }
  const sealed = await sealQuestion(question, code, randomBytes)
  await api(holderChallengeCalls.createHolderChallenge, { body: { id: code.id, sealed } })
  return { code, question }
}

/** Reads the answers that are not in `known` and judges each. Throws when nobody answers. */
export async function readNewAnswers(
  { code, question }: OwnChallenge,
  known: ReadonlySet<string>,
): Promise<{ sealed: string; judgement: AnswerJudgement }[]> {
  const found = await api(holderChallengeCalls.getHolderChallenge, { params: { id: code.id } })
  const fresh = (found?.answers ?? []).filter((sealed) => !known.has(sealed))
  const receivedAt = nowSeconds()
  return Promise.all(
    fresh.map(async (sealed) => ({ sealed, judgement: await judgeSealed(sealed, { code, question }, receivedAt) })),
  )
}

export function secondsLeft({ question }: OwnChallenge): number {
  return Math.max(0, question.askedAt + challengeSeconds - nowSeconds())
}

export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

async function judgeSealed(
  sealed: string,
  { code, question }: OwnChallenge,
  receivedAt: number,
): Promise<AnswerJudgement> {
  const answer = await openHolderAnswer(sealed, code)
  if (!answer) return { ok: false, reason: 'another-wallet' }
  const config = await getAppConfig()
  const reader = createChainReader({ rpcUrl: config.rpcUrl, fetch })
  return judgeHolderAnswer(attestationDomain(config), { question, answer, receivedAt }, (asked) =>
    judgeContractSignature(reader, asked),
  )
}
