import { afterAll, beforeAll, expect, test } from 'vitest'
import { PreparingClient, StatementNames } from '../src/db/preparing-client.ts'
import { createServerDatabase } from './rig/stack.ts'

let client: PreparingClient
beforeAll(async () => {
  // This client chooses names for its statements itself. Other tests in this process may have used
  // up the names that all clients of a process share.
  const { url } = await createServerDatabase({ isEmpty: true })
  client = new PreparingClient({ connectionString: url }, new StatementNames())
  await client.connect()
})
afterAll(() => client.end())

async function countPrepared(text: string): Promise<number> {
  const asked = 'select count(*)::int as count from pg_prepared_statements where statement like $1'
  const { rows } = await client.query<{ count: number }>({ name: 'counting', text: asked, values: [`%${text}%`] })
  return rows[0]?.count ?? 0
}

test('a database statement with values is prepared when it is sent for the third time', async () => {
  const counts: number[] = []
  for (let n = 0; n < 4; n++) {
    const { rows } = await client.query({ text: 'select $1::int + 2 as next', values: [n] })
    expect(rows).toEqual([{ next: n + 2 }])
    counts.push(await countPrepared('+ 2 as next'))
  }
  expect(counts).toEqual([0, 0, 1, 1])
})

test('a database statement that has a name keeps this name', async () => {
  for (let n = 0; n < 4; n++) await client.query({ name: 'own_name', text: 'select $1::int + 3', values: [n] })
  expect(await countPrepared('+ 3')).toBe(1)
})

test('a database statement with an empty name is never prepared', async () => {
  for (let n = 0; n < 4; n++) await client.query({ name: '', text: 'select $1::int + 5', values: [n] })
  expect(await countPrepared('+ 5')).toBe(0)
})

test('a connection prepares only a limited number of different statements, so that they do not fill its memory', async () => {
  for (let n = 0; n < 4; n++) await client.query('select 4 as four')
  expect(await countPrepared('as four')).toBe(0)
  for (let each = 0; each < 400; each++)
    for (let n = 0; n < 4; n++) await client.query({ text: `select $1::int + ${each} as many`, values: [n] })
  expect(await countPrepared('as many')).toBeLessThanOrEqual(300)
})
