import { expect, vi } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { startUpkeep, tidy } from '../../src/modules/upkeep/service.ts'
import { buildUser } from '../rig/builders.ts'
import { signedIn } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'

const read = async (node: Node, query: ReturnType<typeof sql>) =>
  (await node.ctx.db.execute(query)).rows.map((row) => row['value'])

test('the upkeep deletes expired nonces and ended sessions, and keeps nonces and sessions that are still valid', async ({
  node,
}) => {
  const { db } = node.ctx
  const [living, dead] = [await signedIn(node), await signedIn(node)]
  await db.execute(
    sql`update sessions set created_at = now() - interval '24 hours 1 second' where address = ${dead.address}`,
  )
  await db.execute(sql`insert into sign_in_nonces (nonce, issued_at)
    values ('old', now() - interval '5 minutes 1 second'), ('young', now() - interval '4 minutes')`)
  await tidyWithoutWarning(node)
  const mine = sql`address in (${living.address}, ${dead.address})`
  expect(await read(node, sql`select address as value from sessions where ${mine}`)).toEqual([living.address])
  expect(await read(node, sql`select nonce as value from sign_in_nonces`)).toEqual(['young'])
})

test('the upkeep deletes old blocks from the index, except the newest blocks and the blocks with events', async ({
  node,
}) => {
  await node.ctx.db.execute(sql`
    insert into chain_blocks (number, hash, parent_hash, mined_at)
    select n, '0x' || lpad(to_hex(n), 64, '0'), '0x' || lpad(to_hex(n - 1), 64, '0'), now()
    from unnest(array[5, 6, 1005, 1006, 2005]) n`)
  await node.ctx.db.execute(sql`
    insert into chain_events (block_number, log_index, tx_hash, kind, hash)
    values (5, 0, '0x' || repeat('a', 64), 'anchored', '0x' || repeat('b', 64))`)
  await tidyWithoutWarning(node)
  expect(await read(node, sql`select number::integer as value from chain_blocks order by number`)).toEqual([
    5, 1005, 1006, 2005,
  ])
})

test('the upkeep deletes events that are older than a month, except each account’s newest event', async ({ node }) => {
  const { user } = await buildUser(node)
  await node.ctx.db.execute(sql`
    insert into events (user_id, seq, type, data, created_at)
    select ${user.id}, seq, 'verification_update', '{}', now() - make_interval(days => age)
    from (values (1, 40), (2, 31), (3, 29), (4, 31)) as old (seq, age)`)
  await tidyWithoutWarning(node)
  expect(
    await read(node, sql`select seq::integer as value from events where user_id = ${user.id} order by seq`),
  ).toEqual([3, 4])
})

const addOldNonces = (node: Node, name: string, count: number) =>
  node.ctx.db.execute(sql`
    insert into sign_in_nonces (nonce, issued_at)
    select ${name} || n, now() - interval '1 hour' from generate_series(1, ${count}::integer) n`)
const countNonces = (node: Node, name: string) =>
  read(node, sql`select count(*)::integer as value from sign_in_nonces where starts_with(nonce, ${name})`)

/** The trigger exists only while `run` works. */
async function withTrigger(node: Node, { when, body }: { when: string; body: string }, run: () => Promise<unknown>) {
  const { pool } = node.ctx
  await pool.query(`create function hinder() returns trigger language plpgsql as $$ begin ${body} end $$;
    create trigger hinder ${when} execute function hinder()`)
  await run().finally(() => pool.query('drop function hinder cascade'))
}

test('a step of the upkeep that fails stops no other step, and the log names the failed step', async ({ node }) => {
  await addOldNonces(node, 'kept', 1)
  await node.ctx.db.execute(sql`
    insert into contact_messages (name, email, message, created_at)
    values ('Old', 'a@example.org', 'A message', now() - interval '10 years')`)
  const warn = vi.spyOn(node.ctx.log, 'warn')
  const failing = { when: 'before delete on sign_in_nonces for each row', body: `raise exception 'disk full';` }
  await withTrigger(node, failing, () => tidy(node.ctx))
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ step: 'deleteExpired' }), 'upkeep failed']])
  warn.mockRestore()
  expect(await read(node, sql`select name as value from contact_messages where name = 'Old'`)).toEqual([])
  expect(await countNonces(node, 'kept')).toEqual([1])
})

test('the upkeep deletes very many rows in several statements, so that each statement ends in time', async ({
  node,
}) => {
  await addOldNonces(node, 'many', 20_001)
  const limited = {
    when: 'after delete on sign_in_nonces referencing old table as gone for each statement',
    body: `if (select count(*) from gone) > 10000 then raise exception 'too slow'; end if; return null;`,
  }
  await withTrigger(node, limited, () => tidyWithoutWarning(node))
  expect(await countNonces(node, 'many')).toEqual([0])
})

test('the upkeep’s deletions do not wait for the checks of sessions, which strangers can make slow', async ({
  installation,
}) => {
  const node = await installation.startNode()
  const wallet = await signedIn(node)
  await node.ctx.db.execute(sql`
    update sessions set signature = '0x01', signed_digest = '0x' || repeat('0', 64) where address = ${wallet.address}`)
  await addOldNonces(node, 'waiting', 1)
  const { chain } = node.ctx
  const judgement = Promise.withResolvers<boolean>()
  const upkeep = startUpkeep({ ...node.ctx, chain: { ...chain, judgeContractSignature: () => judgement.promise } })
  await vi.waitFor(async () => expect(await countNonces(node, 'waiting')).toEqual([0]), { timeout: 20_000 })
  judgement.resolve(true)
  await upkeep.stop()
})
