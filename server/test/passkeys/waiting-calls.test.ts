/**
 * Tests calls that wait until the sponsor sends them, and the HTTP requests that wait for the
 * answer about such a call.
 */
import { setImmediate, setTimeout } from 'node:timers/promises'
import { type Address, toAddress } from '@did/domain/hex'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, vi } from 'vitest'
import { askEveryMs, untilSent } from '../../src/modules/sponsored-calls/await-sent.ts'
import { findWaitingCall, refuseCall } from '../../src/modules/sponsored-calls/queue.ts'
import { addCall, type NewCall } from '../../src/modules/sponsored-calls/store.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})
test.beforeEach(() => node.ctx.pool.query('delete from sponsored_calls'))

const buildIdentity = () => toAddress(privateKeyToAddress(generatePrivateKey()))
let count = 0
const keep = (identity: Address, changes: Partial<NewCall> = {}) =>
  node.ctx.db.transaction((tx) =>
    addCall(tx, {
      digest: `0x${(++count).toString(16).padStart(64, '0')}`,
      identity,
      recipient: identity,
      data: '0x',
      mints: false,
      isUrgent: true,
      gas: 100_000n,
      ...changes,
    }),
  )

async function takeAll(): Promise<number[]> {
  const taken: number[] = []
  for (;;) {
    const call = await findWaitingCall(node.ctx.db, [])
    if (!call) return taken
    taken.push(call.id)
    await refuseCall(node.ctx.db, call.id)
  }
}

test('the sponsor sends the first call of each identity before the second call of any identity', async () => {
  const [one, other] = [buildIdentity(), buildIdentity()]
  const many = [await keep(one), await keep(one), await keep(one)]
  const few = [await keep(other), await keep(other)]
  expect(await takeAll()).toEqual([many[0], few[0], many[1], few[1], many[2]])
})

test('the sponsor sends urgent calls before all others, however many calls each identity has', async () => {
  const [one, other] = [buildIdentity(), buildIdentity()]
  const ordinary = await keep(other, { isUrgent: false })
  const urgent = [await keep(one), await keep(one)]
  expect(await takeAll()).toEqual([...urgent, ordinary])
})

test('the sponsor sends a guardians’ decision about an identity before the second call that the identity itself has made', async () => {
  const identity = buildIdentity()
  const [first, second] = [await keep(identity), await keep(identity)]
  const decision = await keep(identity, { isByGuardians: true })
  expect(await takeAll()).toEqual([first, decision, second])
})

test('all HTTP requests that wait for the same call share each query of the database', async () => {
  const { db } = node.ctx
  const id = await keep(buildIdentity())
  const { asked, allAnswered } = answerTogether(20)
  const waiting = Array.from({ length: 20 }, () => untilSent(db, id).catch((error: unknown) => error))
  await allAnswered
  // Each request now waits for the same time before its next query. The test's own timer starts
  // after the timers of the requests, so it ends after them.
  await setImmediate()
  await setTimeout(askEveryMs)
  expect(asked).toHaveBeenCalledTimes(21)
  asked.mockRestore()
  await refuseCall(db, id)
  for (const error of await Promise.all(waiting)) expect(error).toMatchObject({ code: 'sponsored-call-fails' })
})

function answerTogether(count: number) {
  const { promise: allAnswered, resolve } = Promise.withResolvers<void>()
  const { db } = node.ctx
  const execute = db.execute.bind(db)
  let answered = 0
  const asked = vi.spyOn(db, 'execute').mockImplementation((async (query: Parameters<typeof execute>[0]) => {
    const answer = await execute(query)
    if (++answered === count) resolve()
    await allAnswered
    return answer
  }) as unknown as typeof execute)
  return { asked, allAnswered }
}
