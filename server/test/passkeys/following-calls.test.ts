/** Tests sponsored calls that the chain accepts only after an earlier sponsored call. */
import { expect } from 'vitest'
import { findSponsoredWork } from '../../src/modules/sponsored-calls/sponsor-work.ts'
import { addCall } from '../../src/modules/sponsored-calls/store.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})

const address = `0x${'1d'.repeat(20)}` as const
const query = async (text: string, ...values: unknown[]) => (await node.ctx.pool.query(text, values)).rows
const keep = (digest: string, afterCall?: number) =>
  node.ctx.db.transaction((tx) =>
    addCall(tx, {
      digest: `0x${digest.repeat(32)}`,
      identity: address,
      recipient: address,
      data: '0x',
      mints: false,
      isUrgent: true,
      gas: 100_000n,
      ...(afterCall !== undefined && { afterCall }),
    }),
  )
const findWork = () => findSponsoredWork({ db: node.ctx.db, retryRelaySeconds: 60 })
const stateOf = async (id: number) => {
  const [row] = await query(
    'select retry_at is not null as waits, refused_at is not null as over from sponsored_calls where id = $1',
    id,
  )
  return row?.over ? 'over' : row?.waits ? 'waits' : 'new'
}

test('a call that needs an earlier call waits while the earlier call is under way, and fails if the chain still refuses it afterwards', async () => {
  const first = await keep('a1')
  const [transaction] = await query(
    `insert into chain_transactions (chain_id, sender, nonce, kind, recipient, data, gas)
     values (1, $1, 0, 'sponsored', $1, '0x', 1) returning id`,
    address,
  )
  await query('update sponsored_calls set transaction_id = $1 where id = $2', transaction.id, first)
  const second = await keep('b2', first)
  await (await findWork())?.onRefusal()
  expect(await stateOf(second)).toBe('waits')
  await query(`update chain_transactions set status = 'done' where id = $1`, transaction.id)
  await query('update sponsored_calls set retry_at = null where id = $1', second)
  await (await findWork())?.onRefusal()
  expect(await stateOf(second)).toBe('over')
})

test('a call that needs an earlier call fails when the earlier call has been refused', async () => {
  const first = await keep('c3')
  await query('update sponsored_calls set refused_at = now() where id = $1', first)
  const second = await keep('d4', first)
  await (await findWork())?.onRefusal()
  expect(await stateOf(second)).toBe('over')
})
