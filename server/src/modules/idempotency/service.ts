import { createHash } from 'node:crypto'
import { AppError, errorCodes } from '@did/domain/errors'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { toAppError } from '../../http/foreign-error.ts'
import type { KeyedCall, Outcome, Replay } from '../../http/handle.ts'
import { toProblem } from '../../http/problem.ts'
import { createPermits } from './permits.ts'
import * as store from './store.ts'

/** What the database keeps of a first answer: what was created, or why it was refused. */
const keptSchema = z.union([
  z.object({ outcome: z.object({ status: z.int(), headers: z.record(z.string(), z.string()), body: z.unknown() }) }),
  z.object({
    refusal: z.object({
      code: z.enum(errorCodes),
      message: z.string(),
      fields: z.array(z.object({ path: z.string(), message: z.string() })),
    }),
  }),
])
type Kept = z.infer<typeof keptSchema>

/**
 * A call waits on one connection of the pool while it works with another: so that there always is another, only a part of
 * the pool may wait.
 */
const takeTurns = createPermits(6)

/**
 * Runs a call once per key; every later one within the keys' lifetime gets the first answer, a twin in flight waits for it.
 * What failed on our side (5xx, too many requests) is not kept: trying again is what the key is for.
 */
export const replay: Replay = async (ctx, call, run) => {
  assertKey(call.key)
  const first = await findKept(ctx.db, call)
  if (first) return answerAgain(first)
  return takeTurns(async () => {
    const kept = await ctx.db.transaction(async (tx) => {
      await store.lockKey(tx, keyOf(call))
      const twin = await findKept(tx, call)
      if (twin) return twin
      const answer = await runOnce(run)
      const status = 'outcome' in answer ? answer.outcome.status : statusOf(answer)
      await store.saveFirstAnswer(tx, keyOf(call), { bodyHash: hashOf(call), status, body: answer })
      return answer
    })
    return answerAgain(kept)
  })
}

export function deleteOldKeys({ db }: Context): Promise<void> {
  return store.deleteOldKeys(db)
}

function assertKey(key: string): void {
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return
  const fields = [{ path: 'Idempotency-Key', message: 'Invalid input' }]
  throw new AppError('invalid-input', 'An Idempotency-Key is 1 to 255 printable characters without spaces', { fields })
}

async function findKept(db: Parameters<typeof store.findFirstAnswer>[0], call: KeyedCall): Promise<Kept | null> {
  const found = await store.findFirstAnswer(db, keyOf(call))
  if (!found) return null
  if (found.bodyHash !== hashOf(call))
    throw new AppError('idempotency-key-reused', 'This Idempotency-Key was used with another body')
  return keptSchema.parse(found.body)
}

async function runOnce(run: () => Promise<Outcome>): Promise<Kept> {
  try {
    return { outcome: await run() }
  } catch (error) {
    const { code, message, fields } = toAppError(error)
    const refusal: Kept = { refusal: { code, message, fields: [...fields] } }
    if (statusOf(refusal) >= 500 || code === 'too-many-requests') throw error
    return refusal
  }
}

function answerAgain(kept: Kept): Outcome {
  if ('outcome' in kept) return kept.outcome
  throw toError(kept.refusal)
}

function statusOf(kept: Extract<Kept, { refusal: unknown }>): number {
  return toProblem(toError(kept.refusal)).problem.status
}

function toError({ code, message, fields }: Extract<Kept, { refusal: unknown }>['refusal']): AppError {
  return new AppError(code, message, { fields })
}

function keyOf({ address, route, key }: KeyedCall): store.KeyOfCall {
  return { address, route, key }
}

/** The schemas have put the body's members into their order, so equal bodies give equal text. */
function hashOf({ body }: KeyedCall): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}
