import { createHash } from 'node:crypto'
import { maximumKeptAnswers } from '@did/domain/call-limits'
import { AppError, type ErrorCode } from '@did/domain/errors'
import { errorCodes } from '@did/domain/protocol/error-codes'
import { z } from 'zod'
import type { Chain } from '../../chain.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { KeyedCall, Outcome, Replay } from '../../http/handle.ts'
import { statusOfError } from '../../http/problem.ts'
import { toAppError } from '../../http/to-app-error.ts'
import * as store from './store.ts'

/** The first answer to a key is an outcome or a refusal. */
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
const droppedSchema = z.object({ dropped: z.literal(true) })
type Kept = z.infer<typeof keptSchema>
type Refused = Extract<Kept, { refusal: unknown }>

/**
 * Later calls within the key's lifetime get the first answer, and a simultaneous call waits for it.
 * The call and the row of its key are one transaction, so both are stored or neither is. A failure
 * of the server (5xx, too many requests) is not stored, and the end of a session is not stored
 * either, so that the caller can try again with the same key.
 */
export const replay: Replay = async (ctx, call, { prepare, run }) => {
  assertKey(call.key)
  const first = await findKept(ctx.db, call)
  if (first) return answerAgain(first)
  const preparation = await attempt(prepare)
  let hasRung = false
  const kept = await ctx.db.transaction(async (tx) => {
    if (!(await store.claimKey(tx, { ...keyOf(call), bodyHash: hashOf(call) }))) return getKept(tx, call)
    const ring = () => {
      hasRung = true
    }
    const answer = await answerOnce(preparation, (prepared) =>
      // A savepoint lets a refusal undo what the call has written, while the refusal is stored.
      tx.transaction((db) => run({ ...ctx, db, doorbell: { ring }, chain: outOfReach(ctx.chain) }, prepared)),
    )
    await store.saveFirstAnswer(tx, keyOf(call), { status: statusOf(answer), body: answer })
    return answer
  })
  // The nodes are woken only after the commit, because before the commit they would find nothing
  // new.
  if (hasRung) ctx.doorbell.ring()
  return answerAgain(kept)
}

/**
 * Waiting for a silent chain would occupy a database connection, so handlers cannot ask the chain.
 */
function outOfReach(chain: Chain): Chain {
  const get = () => {
    throw new Error('A call with a key asks the chain in `prepare`, not in its transaction')
  }
  return new Proxy(chain, { get })
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
  if (droppedSchema.safeParse(found.body).success)
    throw new AppError('idempotency-key-reused', 'This call took effect earlier, and its answer is no longer kept')
  return keptSchema.parse(found.body)
}

/** A key without a stored answer was refused because the account has too many keys. */
async function getKept(tx: Transaction, call: KeyedCall): Promise<Kept> {
  const twin = await findKept(tx, call)
  if (!twin)
    throw new AppError('too-many-requests', `An account uses at most ${maximumKeptAnswers.keys} keys within a day`)
  return twin
}

const passing: readonly ErrorCode[] = ['too-many-requests', 'not-signed-in']

type Attempt<Value> = { value: Value } | Refused

async function attempt<Value>(task: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { value: await task() }
  } catch (error) {
    const { code, message, fields } = toAppError(error)
    const refused = { refusal: { code, message, fields: [...fields] } }
    if (statusOf(refused) >= 500 || passing.includes(code)) throw error
    return refused
  }
}

async function answerOnce<Prepared>(
  preparation: Attempt<Prepared>,
  run: (prepared: Prepared) => Promise<Outcome>,
): Promise<Kept> {
  if ('refusal' in preparation) return preparation
  const answer = await attempt(() => run(preparation.value))
  return 'refusal' in answer ? answer : { outcome: answer.value }
}

function answerAgain(kept: Kept): Outcome {
  if ('outcome' in kept) return kept.outcome
  throw toError(kept.refusal)
}

function statusOf(kept: Kept): number {
  return 'outcome' in kept ? kept.outcome.status : statusOfError(kept.refusal.code)
}

function toError({ code, message, fields }: Refused['refusal']): AppError {
  return new AppError(code, message, { fields })
}

function keyOf({ address, route, key }: KeyedCall): store.KeyOfCall {
  return { address, route, key }
}

/** The schemas put a body's members in order, so equal bodies have equal texts. */
function hashOf({ body }: KeyedCall): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}
