import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { SqlRunner } from '../../db/database.ts'
import { type CallOutcome, readOutcome } from './store.ts'

const patienceMs = 10_000
export const askEveryMs = 100

type Answers = Map<number, Promise<CallOutcome>>
/** All requests that wait for one call share the next query about the call. */
const nextAnswers = new WeakMap<SqlRunner, Answers>()

/** Returns the transaction's hash as soon as a chain node has the transaction. */
export async function untilSent(db: SqlRunner, id: number): Promise<Hex> {
  const until = performance.now() + patienceMs
  for (let outcome = await readOutcome(db, id); ; outcome = await nextOutcome(db, id)) {
    const { hash, isRefused } = outcome
    if (hash !== null) return hash
    if (isRefused) throw new AppError('sponsored-call-fails', 'The chain refused the call before it was sent')
    if (performance.now() > until)
      throw new AppError('sponsoring-too-slow', 'The call is kept, and the chain has not taken it yet')
  }
}

/** No request joins a query that is under way, because its answer may be older than the request. */
function nextOutcome(db: SqlRunner, id: number): Promise<CallOutcome> {
  const answers: Answers = nextAnswers.get(db) ?? new Map()
  nextAnswers.set(db, answers)
  const known = answers.get(id)
  if (known) return known
  const answer = delay(askEveryMs).then(() => {
    answers.delete(id)
    return readOutcome(db, id)
  })
  answers.set(id, answer)
  return answer
}
