import type { ParsedShare } from '@did/credentials/share/share-link'
import type { Hex } from '@did/domain/hex'
import type { JudgedAnswer } from '../../entities/verdict/judge/check-answer.ts'
import { openAnswer } from './sealed-answer.ts'

export type AnsweredShare = ParsedShare & { kind: 'attested' }

export type AnswerReader = {
  privateKey: Hex
  requestHash: Hex
  /**
   * Judges whether the verifier signed the claim, whether the proof holds for this request, and who
   * stands behind the claim. Throws if one of these results is unknown.
   */
  judge: (share: AnsweredShare) => Promise<JudgedAnswer>
}

type ReadAnswer =
  /** The tab's key cannot open this text, or the opened text is no answer. */
  | { kind: 'rubbish' }
  /** An answer that has no proof, or whose claim or proof does not hold for this request. */
  | { kind: 'wrong' }
  | { kind: 'unchecked' }
  | ({ kind: 'proved'; share: AnsweredShare } & Proved)
type Proved = Omit<JudgedAnswer & { ok: true }, 'ok'>

/** Only the verdict of an `uncounted` answer says who stands behind its claim. */
type ShownAnswer = { kind: 'counted' | 'uncounted'; share: AnsweredShare } & Proved
export type Answer =
  | Exclude<ReadAnswer, { kind: 'proved' }>
  | ShownAnswer
  /** A copy of an answer that the page already shows, or another answer of the same person. */
  | { kind: 'again' }

/**
 * Reads each ciphertext once. Only an answer whose proof nobody could judge yet is read again next
 * time. A proved answer stays in the result, although the server keeps only the newest answers.
 * Otherwise strangers could push it out by sending their own answers.
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
    if (!judged.ok) return { kind: 'wrong' }
    return { kind: 'proved', share, nullifier: judged.nullifier, backing: judged.backing }
  } catch {
    return { kind: 'unchecked' }
  }
}

/**
 * Shows only one answer of each person. Two answers with one nullifier come from one person,
 * because anybody can turn a valid proof into other valid bytes. Two answers with one identity also
 * come from one person, because an identity can have claims under several secrets. Anybody can make
 * a key and sign claims about another person with that key. So only a counted answer hides later
 * counted answers of the person. An uncounted answer hides only later uncounted answers with the
 * same verifier and person.
 */
function countOnce(read: readonly ReadAnswer[]): Answer[] {
  const taken = new Set<string>()
  return read.map((answer) => {
    if (answer.kind !== 'proved') return answer
    const { backing, nullifier, share } = answer
    const isCounted = backing === 'accredited'
    const scope = isCounted ? '' : `${backing} by ${share.message.verifier.toLowerCase()}: `
    const names = [nullifier, share.message.subject.toLowerCase()].map((name) => scope + name)
    if (names.some((name) => taken.has(name))) return { kind: 'again' }
    for (const name of names) taken.add(name)
    return { ...answer, kind: isCounted ? 'counted' : 'uncounted' }
  })
}
