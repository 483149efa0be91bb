import type { OwnChallenge } from '@did/credentials/holder-challenge/ask-holder'
import type { AnswerJudgement, CountedAnswer } from '@did/credentials/holder-challenge/holder-answer'
import { useEffect, useState } from 'react'
import { beginChallenge, keepOwn, readNewAnswers, secondsLeft } from './challenge.ts'
import type { Asked } from './kept-challenge.ts'

const pollMs = 2000

export type ChallengeState =
  | { kind: 'starting' }
  | { kind: 'failed' }
  /** `refusal` says why an answer that the holder sent does not count. */
  | { kind: 'waiting'; own: OwnChallenge; isUnreachable: boolean; refusal: Refusal | null }
  | { kind: 'over'; refusal: Refusal | null; lasts: Lasts }
  | ({ kind: 'proved'; lasts: Lasts } & CountedAnswer)

type Lasts = Asked['lasts']
type Refusal = (AnswerJudgement & { ok: false })['reason']

/**
 * Asks the holder once, and then reads the answers until an answer counts or the question has
 * ended. Calls `onProved` with the answer that counts, even if the answer came before a reload.
 */
export function useChallenge(asked: Asked, onProved: (answer: CountedAnswer) => void): ChallengeState {
  const [state, setState] = useState<ChallengeState>({ kind: 'starting' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: one question is about one credential
  useEffect(() => {
    const ending = new AbortController()
    const show = (next: ChallengeState) => {
      if (ending.signal.aborted) return
      setState(next)
      if (next.kind === 'proved') onProved(next)
    }
    const handleState = (own: OwnChallenge) => (next: ChallengeState) => {
      if (next.kind === 'proved') keepOwn(asked, own, { at: next.at, since: next.since })
      show(next)
    }
    beginChallenge(asked).then(
      ({ proved, ...own }) =>
        proved === null
          ? follow(own, handleState(own), ending.signal)
          : show({ kind: 'proved', ...proved, lasts: own.question.lasts }),
      () => show({ kind: 'failed' }),
    )
    return () => ending.abort()
  }, [asked.digest, asked.share.shareId])
  return state
}

async function follow(own: OwnChallenge, show: (state: ChallengeState) => void, signal: AbortSignal): Promise<void> {
  const known = new Set<string>()
  let refusal: Refusal | null = null
  let isUnreachable = false
  while (!signal.aborted) {
    const isLast = secondsLeft(own) === 0
    try {
      for (const { sealed, judgement } of await readNewAnswers(own, known)) {
        if (judgement.ok) return show({ kind: 'proved', ...judgement, lasts: own.question.lasts })
        refusal = judgement.reason
        // Judge an `unjudged` answer again at the next attempt, because the chain may answer then.
        if (judgement.reason !== 'unjudged') known.add(sealed)
      }
      isUnreachable = false
    } catch {
      isUnreachable = true
    }
    if (isLast) return show({ kind: 'over', refusal, lasts: own.question.lasts })
    show({ kind: 'waiting', own, isUnreachable, refusal })
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
