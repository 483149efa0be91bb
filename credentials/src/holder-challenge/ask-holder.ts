import type { Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { createChainReader } from '../chain/chain-reader.ts'
import type { Installation } from '../chain/installation.ts'
import type { ParsedShare } from '../share/share-link.ts'
import { askChallengeChain } from './ask-challenge-chain.ts'
import { type ChallengeCode, toChallengeId, toChallengeKey } from './challenge-link.ts'
import { type AnswerJudgement, type HolderQuestion, judgeHolderAnswer } from './holder-answer.ts'
import { isDenial, openHolderAnswer, toSignedWords } from './sealed-challenge.ts'

/**
 * The checker's own words in a question for the holder, which nobody checks, and how long the
 * question lasts.
 */
export type Asking = Pick<HolderQuestion, 'asker' | 'reason' | 'lasts'>

/** `digest` is the digest of the attestation in the share. */
export type AskedShare = { share: ParsedShare & { kind: 'attested' }; digest: Hex }

/**
 * A question for the holder, and the challenge's key, which only its link contains. The checker's
 * page keeps both, and judges answers against this question.
 */
export type OwnChallenge = { code: ChallengeCode; question: HolderQuestion }

type Where = Pick<Installation, 'chainId' | 'didRegistry' | 'rpcUrl'>
type RandomBytes = (length: number) => Uint8Array<ArrayBuffer>

/** Makes a new question about a share. `askedAt` is in Unix seconds. */
export function makeChallenge(asked: AskedShare & Asking, askedAt: number, random: RandomBytes): OwnChallenge {
  const code = { id: toChallengeId(random(16)), key: toChallengeKey(random(16)) }
  return { code, question: buildQuestion(asked, { challenge: `0x${random(32).toHex()}`, askedAt }) }
}

/**
 * Builds the question from the checker's choices and a random challenge. `askedAt` is in Unix
 * seconds.
 */
export function buildQuestion(
  { share, digest, asker, reason, lasts }: AskedShare & Asking,
  { challenge, askedAt }: Pick<HolderQuestion, 'challenge' | 'askedAt'>,
): HolderQuestion {
  const { message, payload, shareId } = share
  return {
    challenge,
    attestation: digest,
    share: shareId,
    subject: message.subject,
    title: toSignedWords(payload.title),
    verifier: message.verifier,
    asker: toSignedWords(asker),
    reason: toSignedWords(reason),
    askedAt,
    lasts,
  }
}

/**
 * Decrypts a sealed answer, and judges it by the installation's chain. An answer that the
 * challenge's key cannot decrypt counts as another wallet's. `receivedAt` is in Unix seconds.
 */
export async function judgeSealedAnswer(
  sealed: string,
  { code, question }: OwnChallenge,
  { installation, receivedAt }: { installation: Where; receivedAt: number },
): Promise<AnswerJudgement> {
  const answer = await openHolderAnswer(sealed, code)
  if (!answer) return { ok: false, reason: (await isDenial(sealed, code)) ? 'not-asked' : 'another-wallet' }
  const reader = createChainReader({ rpcUrl: installation.rpcUrl, fetch })
  const received = { question, answer, receivedAt }
  return judgeHolderAnswer(attestationDomain(installation), received, askChallengeChain(reader, installation))
}
