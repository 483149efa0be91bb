import { maximumKeptAnswers } from '@did/domain/call-limits'
import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { expect } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { buildDid, buildUser, type Person } from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'

type Owner = Person & { did: Did }
async function buildOwner(node: Node): Promise<Owner> {
  const person = await buildUser(node)
  return { ...person, did: await buildDid(person) }
}
const post = ({ client, did }: Owner, title: string, key: string) =>
  client.call<Claim>(
    'POST',
    '/api/claims',
    { didId: did.id, type: 'education', title, description: 'Described at length' },
    { 'idempotency-key': key },
  )
const countClaims = async ({ client, did }: Owner) =>
  (await client.ok<Claim[]>('GET', `/api/claims/did/${did.id}`)).length

test('an idempotency key is deleted after 24 hours, and can then be used for another call', async ({ node }) => {
  const owner = await buildOwner(node)
  const first = await post(owner, 'Once', 'old')
  await node.ctx.db.execute(sql`update idempotency_keys set created_at = now() - interval '24 hours 1 second'`)
  const next = await post(owner, 'Another', 'old')
  expect(next.status).toBe(201)
  expect(next.body.id).not.toBe(first.body.id)
  await node.ctx.db.execute(sql`update idempotency_keys set created_at = now() - interval '24 hours 1 second'`)
  await tidyWithoutWarning(node)
  expect((await node.ctx.db.execute(sql`select * from idempotency_keys`)).rows).toEqual([])
})

test('when an account’s stored answers need too much space, the oldest answers are deleted, and repeating their calls has no second effect', async ({
  node,
}) => {
  const owner = await buildOwner(node)
  const first = await post(owner, 'Once', 'first')
  expect(first.status).toBe(201)
  await node.ctx.db.execute(sql`
    insert into idempotency_keys (address, route, key, body_hash, status, body, bytes, created_at)
    select ${owner.client.address}, '/api/claims', 'filler ' || n, '', 201, '{"outcome": "filler"}', 100000, now() + n * interval '1 second'
    from generate_series(1, ${maximumKeptAnswers.bytes / 100_000}) n`)
  expect((await post(owner, 'Once', 'newest')).status).toBe(201)
  const { rows } = await node.ctx.db.execute<{ bytes: number }>(
    sql`select sum(bytes)::integer as bytes from idempotency_keys where address = ${owner.client.address}`,
  )
  expect(rows[0]?.bytes).toBeLessThanOrEqual(maximumKeptAnswers.bytes)
  expect(await post(owner, 'Once', 'first')).toMatchObject({ status: 422 })
  expect(await countClaims(owner)).toBe(2)
})

test('an account can use only a limited number of idempotency keys a day, and a key that was refused then can be used later', async ({
  node,
}) => {
  const owner = await buildOwner(node)
  await node.ctx.db.execute(sql`
    insert into idempotency_keys (address, route, key, body_hash, status, body)
    select ${owner.client.address}, '/api/claims', 'filler ' || n, '', 409, '{}' from generate_series(1, ${maximumKeptAnswers.keys}) n`)
  expect((await post(owner, 'Once', 'one-more')).status).toBe(429)
  await node.ctx.db.execute(sql`delete from idempotency_keys where address = ${owner.client.address}`)
  expect((await post(owner, 'Once', 'one-more')).status).toBe(201)
})
