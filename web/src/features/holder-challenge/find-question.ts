import type { ChallengeCode } from '@did/credentials/holder-challenge/challenge-link'
import type { HolderQuestion } from '@did/credentials/holder-challenge/holder-answer'
import { openQuestion } from '@did/credentials/holder-challenge/sealed-challenge'
import { holderChallengeCalls } from '@did/domain/calls/holder-challenges'
import { api } from '../../lib/api.ts'
import { timeNow } from '../../lib/page/device-clock.ts'

export type FoundQuestion =
  | { kind: 'gone' }
  /** The key from the holder challenge's link cannot decrypt the question that the server has. */
  | { kind: 'broken' }
  | { kind: 'found'; question: HolderQuestion }

export async function findQuestion(code: ChallengeCode, signal: AbortSignal): Promise<FoundQuestion> {
  const challenge = await api(holderChallengeCalls.getHolderChallenge, { params: { id: code.id }, signal })
  if (challenge === null || Date.parse(challenge.expiresAt) <= timeNow()) return { kind: 'gone' }
  const question = await openQuestion(challenge.sealed, code)
  return question ? { kind: 'found', question } : { kind: 'broken' }
}
