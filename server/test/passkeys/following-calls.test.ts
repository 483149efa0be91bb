import { expect } from 'vitest'
import { findSponsoredWork } from '../../src/modules/sponsored-calls/sponsor-work.ts'
import { addCall, type NewCall } from '../../src/modules/sponsored-calls/store.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})

test.beforeEach(() => node.ctx.pool.query('delete from sponsored_calls'))

const address = `0x${'1d'.repeat(20)}` as const
const query = async (text: string, ...values: unknown[]) => (await node.ctx.pool.query(text, values)).rows
let count = 0
const keep = (changes: Partial<NewCall> = {}) =>
  node.ctx.db.transaction((tx) =>
    addCall(tx, {
      digest: `0x${(++count).toString(16).padStart(64, '0')}`,
      identity: address,
      recipient: address,
      data: '0x',
      mints: false,
      isUrgent: true,
      gas: 100_000n,
      ...changes,
    }),
  )
async function keepSent() {
  const id = await keep()
  const [transaction] = await query(
    `insert into chain_transactions (chain_id, sender, nonce, kind, recipient, data, gas)
     values (1, $1, $2, 'sponsored', $1, '0x', 1) returning id::int`,
    address,
    count,
  )
  await query('update sponsored_calls set transaction_id = $1 where id = $2', transaction.id, id)
  return { id, transactionId: transaction.id as number }
}
const endTransaction = (id: number) => query(`update chain_transactions set status = 'done' where id = $1`, id)
/** Finds work while the transactions in `mined` are on the chain, and not deep in it. */
const findWork = (...mined: number[]) => findSponsoredWork({ db: node.ctx.db, retryRelaySeconds: 60 }, { mined })
const stateOf = async (id: number) => {
  const [row] = await query(
    'select retry_at is not null as waits, refused_at is not null as over from sponsored_calls where id = $1',
    id,
  )
  return row?.over ? 'over' : row?.waits ? 'waits' : 'new'
}
const waitForRetries = () => query('update sponsored_calls set retry_at = now() where retry_at > now()')

test('a call that needs an earlier call waits while the earlier call is under way, and fails if the chain still refuses it afterwards', async () => {
  const first = await keepSent()
  const second = await keep({ afterCall: first.id })
  await (await findWork(first.transactionId))?.onRefusal()
  expect(await stateOf(second)).toBe('waits')
  await endTransaction(first.transactionId)
  await waitForRetries()
  await (await findWork())?.onRefusal()
  expect(await stateOf(second)).toBe('over')
})

test('a call that needs an earlier call is tried only when the earlier call is on the chain', async () => {
  const waiting = await keep({ isUrgent: false })
  await query(`update sponsored_calls set retry_at = now() + interval '1 hour' where id = $1`, waiting)
  await keep({ afterCall: waiting })
  const sent = await keepSent()
  await keep({ afterCall: sent.id, data: '0x2f' })
  expect(await findWork()).toBeNull()
  expect(await findWork(sent.transactionId)).toMatchObject({ data: '0x2f' })
  await endTransaction(sent.transactionId)
  expect(await findWork()).toMatchObject({ data: '0x2f' })
})

test('a call that needs an earlier call fails when the earlier call has been refused', async () => {
  const first = await keep()
  await query('update sponsored_calls set refused_at = now() where id = $1', first)
  const second = await keep({ afterCall: first })
  await (await findWork())?.onRefusal()
  expect(await stateOf(second)).toBe('over')
})

test('calls that the chain refuses again and again until an earlier call is deep in the chain keep no other call waiting', async () => {
  const first = await keepSent()
  for (let vote = 0; vote < 16; vote += 1) await keep({ afterCall: first.id })
  await keep({ isUrgent: false, data: '0x07' })
  // The sponsor sends at most 16 transactions in a turn.
  for (let tried = 0; tried < 16; tried += 1) await (await findWork(first.transactionId))?.onRefusal()
  await waitForRetries()
  expect(await findWork(first.transactionId)).toMatchObject({ data: '0x07' })
})
