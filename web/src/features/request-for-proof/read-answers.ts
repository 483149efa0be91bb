import type { ParsedShare } from '@did/credentials/share/share-link'
import type { Hex } from '@did/domain/hex'
import { openAnswer } from './sealed-answer.ts'

export type AnsweredShare = ParsedShare & { kind: 'attested' }
type Judgement = { ok: true; nullifier: Hex } | { ok: false }

export type AnswerReader = {
  privateKey: Hex
  requestHash: Hex
  /**
   * Judges whether the verifier signed the claim and the proof holds for this request. Throws while
   * the result is unknown.
   */
  judge: (share: AnsweredShare) => Promise<Judgement>
}

type ReadAnswer =
  /** A text that the tab's key does not open or that is no answer. */
  | { kind: 'rubbish' }
  /** An answer without a proof, or whose claim or proof does not hold for this request. */
  | { kind: 'wrong' }
  | { kind: 'unchecked' }
  | { kind: 'proved'; share: AnsweredShare; nullifier: Hex }

export type Answer =
  | Exclude<ReadAnswer, { kind: 'proved' }>
  | { kind: 'counted'; share: AnsweredShare; nullifier: Hex }
  /** Another answer, or a copy of an answer, of a person who is already counted. */
  | { kind: 'again' }

/**
 * Reads each ciphertext once, and tries an answer again if nobody could judge its proof yet. A
 * proved answer stays in the result, because the server keeps only the newest answers and strangers
 * can send some.
 */
export function createAnswerReading(reader: AnswerReader): (sealed: readonly string[]) => Promise<Answer[]> {
  let known = new Map<string, ReadAnswer>()
  const readOnce = async (sealed: string) => known.get(sealed) ?? (await readAnswer(sealed, reader))
  return async (sealed) => {
    const before = [...known].filter(([text, { kind }]) => kind === 'proved' && !sealed.includes(text))
    const read = await Promise.all(sealed.map(async (text) => [text, await readOnce(text)] as const))
    const all = [...before, ...read]
    known = new Map(all.filter(([, { kind }]) => kind !== 'unchecked'))
    return countOnce(all.map(([, answer]) => answer))
  }
}

async function readAnswer(sealed: string, { privateKey, requestHash, judge }: AnswerReader): Promise<ReadAnswer> {
  const share = await openAnswer(sealed, { privateKey, requestHash })
  if (share === null) return { kind: 'rubbish' }
  if (share.kind !== 'attested' || !share.proved) return { kind: 'wrong' }
  try {
    const judged = await judge(share)
    return judged.ok ? { kind: 'proved', share, nullifier: judged.nullifier } : { kind: 'wrong' }
  } catch {
    return { kind: 'unchecked' }
  }
}

/**
 * Counts persons by nullifier, because anybody can turn a valid proof into other valid bytes, and
 * by identity, because an identity can have claims under several secrets.
 */
function countOnce(read: readonly ReadAnswer[]): Answer[] {
  const counted = new Set<string>()
  return read.map((answer) => {
    if (answer.kind !== 'proved') return answer
    const names = [answer.nullifier, answer.share.message.subject.toLowerCase()]
    if (names.some((name) => counted.has(name))) return { kind: 'again' }
    for (const name of names) counted.add(name)
    return { ...answer, kind: 'counted' }
  })
}
