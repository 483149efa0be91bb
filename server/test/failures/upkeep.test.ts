import { expect } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { tidy } from '../../src/modules/upkeep/service.ts'
import { buildUser } from '../rig/builders.ts'
import { signedIn } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

const read = async (node: Node, query: ReturnType<typeof sql>) =>
  (await node.ctx.db.execute(query)).rows.map((row) => row['value'])

test('unusable nonces and ended sessions are deleted, and the others stay', async ({ node }) => {
  const { db } = node.ctx
  const [living, dead] = [await signedIn(node), await signedIn(node)]
  await db.execute(
    sql`update sessions set created_at = now() - interval '24 hours 1 second' where address = ${dead.address}`,
  )
  await db.execute(sql`insert into sign_in_nonces (nonce, issued_at)
    values ('old', now() - interval '5 minutes 1 second'), ('young', now() - interval '4 minutes')`)
  await tidy(node.ctx)
  const mine = sql`address in (${living.address}, ${dead.address})`
  expect(await read(node, sql`select address as value from sessions where ${mine}`)).toEqual([living.address])
  expect(await read(node, sql`select nonce as value from sign_in_nonces`)).toEqual(['young'])
})

test('only old blocks without events are deleted from the index', async ({ node }) => {
  await node.ctx.db.execute(sql`
    insert into chain_blocks (number, hash, parent_hash, mined_at)
    select n, '0x' || lpad(to_hex(n), 64, '0'), '0x' || lpad(to_hex(n - 1), 64, '0'), now()
    from unnest(array[5, 6, 1005, 1006, 2005]) n`)
  await node.ctx.db.execute(sql`
    insert into chain_events (block_number, log_index, tx_hash, kind, hash)
    values (5, 0, '0x' || repeat('a', 64), 'anchored', '0x' || repeat('b', 64))`)
  await tidy(node.ctx)
  expect(await read(node, sql`select number::integer as value from chain_blocks order by number`)).toEqual([
    5, 1005, 1006, 2005,
  ])
})

test('events are deleted after a month, except the newest one of each account', async ({ node }) => {
  const { user } = await buildUser(node)
  await node.ctx.db.execute(sql`
    insert into events (user_id, seq, type, data, created_at)
    select ${user.id}, seq, 'verification_update', '{}', now() - make_interval(days => age)
    from (values (1, 40), (2, 31), (3, 29), (4, 31)) as old (seq, age)`)
  await tidy(node.ctx)
  expect(
    await read(node, sql`select seq::integer as value from events where user_id = ${user.id} order by seq`),
  ).toEqual([3, 4])
})
