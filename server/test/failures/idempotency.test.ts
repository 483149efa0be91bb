import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { AppError } from '@did/domain/errors'
import type { Route } from '@did/domain/route'
import { routes } from '@did/domain/routes'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Context } from '../../src/context.ts'
import { openPool } from '../../src/db/database.ts'
import { sql } from '../../src/db/drizzle.ts'
import { replay } from '../../src/modules/idempotency/service.ts'
import {
  buildClaim,
  buildDid,
  buildRequest,
  buildUser,
  buildVerifiedClaim,
  buildVerifier,
  mint,
  type Person,
  templateForm,
} from '../rig/builders.ts'
import type { Reply } from '../rig/client.ts'
import { accreditAfter } from '../rig/kept-events.ts'
import { createInstallation, type Installation, type Node } from '../rig/stack.ts'
import { buildVault } from '../vault/vault-builders.ts'

let installation: Installation
let node: Node
let second: Node
beforeAll(async () => {
  installation = await createInstallation({
    ETHEREUM_DID_REGISTRY: inject('stack').contracts.ethereumDidRegistry,
  })
  node = await installation.startNode()
  second = await installation.startNode()
})
afterAll(() => installation.close())

type Owner = Person & { did: Did }
async function buildOwner(): Promise<Owner> {
  const person = await buildUser(node)
  return { ...person, did: await buildDid(person) }
}
const claimOf = ({ did }: Owner, title = 'Once') => ({
  didId: did.id,
  type: 'education',
  title,
  description: 'Described at length',
})
function post({ client }: Person, body: unknown, key: string, path = '/api/claims'): Promise<Reply<Claim>> {
  return client.call<Claim>('POST', path, body, { 'idempotency-key': key })
}
const countClaims = async (owner: Owner) =>
  (await owner.client.ok<Claim[]>('GET', `/api/claims/did/${owner.did.id}`)).length

test('a call that is repeated with its idempotency key gets the first answer and has no further effect', async () => {
  const owner = await buildOwner()
  const first = await post(owner, claimOf(owner), 'key-1')
  const again = await post(owner, claimOf(owner), 'key-1')
  expect(first.status).toBe(201)
  expect(again).toMatchObject({ status: 201, body: first.body })
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(await countClaims(owner)).toBe(1)
  await post(owner, claimOf(owner), 'key-2')
  expect(await countClaims(owner)).toBe(2)
})

test('calls without an idempotency key take effect each time, even when they are equal', async () => {
  const owner = await buildOwner()
  for (let count = 0; count < 2; count += 1) await owner.client.ok('POST', '/api/claims', claimOf(owner))
  expect(await countClaims(owner)).toBe(2)
})

test('a call is refused when its idempotency key was used with another body', async () => {
  const owner = await buildOwner()
  await post(owner, claimOf(owner), 'key')
  const other = await post(owner, claimOf(owner, 'Another'), 'key')
  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } })
  expect(await countClaims(owner)).toBe(1)
})

test('a call that is repeated with its idempotency key may have other members than the first call if the schema does not name these members', async () => {
  const owner = await buildOwner()
  const first = await post(owner, claimOf(owner), 'key')
  const again = await post(owner, { unknown: 1, ...claimOf(owner) }, 'key')
  expect(again.body).toEqual(first.body)
})

test('an idempotency key belongs to one user and one route, so another user or another route can use the same key', async () => {
  const [owner, other] = [await buildOwner(), await buildOwner()]
  await post(owner, claimOf(owner), 'key')
  expect((await post(other, claimOf(other), 'key')).status).toBe(201)
  const [claim] = await owner.client.ok<Claim[]>('GET', `/api/claims/did/${owner.did.id}`)
  expect((await post(owner, {}, 'key', `/api/claims/${claim?.id}/shares`)).status).toBe(201)
})

test('concurrent calls with one idempotency key on two nodes have one effect', async () => {
  const owner = await buildOwner()
  const onSecond = { ...owner, client: Object.assign(Object.create(owner.client), { node: second }) }
  const letClaimsIn = await holdNewClaims()
  const posting = Array.from({ length: 24 }, (_, index) => post(index % 2 ? onSecond : owner, claimOf(owner), 'twins'))
  // The first call with the key waits in the database before it stores its claim. A second call
  // with the same key waits until the first call has ended.
  await vi.waitFor(async () => expect(await countWaiting()).toBeGreaterThan(1), { timeout: 60_000, interval: 5 })
  await letClaimsIn()
  const ids = new Set((await Promise.all(posting)).map(({ status, body }) => `${status} ${body.id}`))
  expect(ids.size).toBe(1)
  expect(await countClaims(owner)).toBe(1)
})

/** Each call that adds a claim waits in the database, until the returned function is called. */
async function holdNewClaims(): Promise<() => Promise<void>> {
  const holder = await node.ctx.pool.connect()
  await holder.query('begin')
  await holder.query('lock table claims in share mode')
  return async () => {
    await holder.query('commit')
    holder.release()
  }
}

async function countWaiting(): Promise<number> {
  const { rows } = await node.ctx.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}

test('many concurrent calls with different idempotency keys all succeed', async () => {
  const owners = await Promise.all(Array.from({ length: 6 }, buildOwner))
  const calls = owners.flatMap((owner) =>
    Array.from({ length: 10 }, (_, index) => post(owner, claimOf(owner), `many-${index}`)),
  )
  expect((await Promise.all(calls)).every(({ status }) => status === 201)).toBe(true)
  expect(await Promise.all(owners.map(countClaims))).toEqual(owners.map(() => 10))
})

test('a refusal is kept as the answer to its idempotency key', async () => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const { claim, request } = await buildRequest(owner, verifier)
  const ask = () =>
    post(owner, { claimId: claim.id, verifierId: verifier.user.id }, 'ask', '/api/verification-requests')
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'request-pending' } })
  await verifier.client.ok('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected' })
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'request-pending' } })
})

test('an internal error is not kept as the answer to an idempotency key', async () => {
  const owner = await buildOwner()
  await node.ctx.db.execute(sql`alter table claims rename to claims_away`)
  const failed = await post(owner, claimOf(owner), 'failing')
  await node.ctx.db.execute(sql`alter table claims_away rename to claims`)
  expect(failed.status).toBe(500)
  expect((await post(owner, claimOf(owner), 'failing')).status).toBe(201)
})

const refuseAnswers = `
  create function refuse_answer() returns trigger language plpgsql as $$ begin raise exception 'no answer is kept'; end $$;
  create trigger refuse_answer before insert or update on idempotency_keys
    for each row when (new.body is not null) execute function refuse_answer()`

test('a call whose answer cannot be kept has no effect, and takes effect when the call is repeated', async () => {
  const owner = await buildOwner()
  await node.ctx.pool.query(refuseAnswers)
  const failed = await post(owner, claimOf(owner), 'unkept')
  await node.ctx.pool.query('drop function refuse_answer cascade')
  expect(failed.status).toBe(500)
  expect(await countClaims(owner)).toBe(0)
  expect((await post(owner, claimOf(owner), 'unkept')).status).toBe(201)
  expect(await countClaims(owner)).toBe(1)
})

async function startNarrowNode(overrides: Partial<Context> = {}): Promise<Node> {
  const pool = openPool(installation.databaseUrl, () => {})
  pool.options.max = 1
  return installation.startNode({ pool, ...overrides })
}

test('every call that creates something with an idempotency key needs only one database connection', async () => {
  const narrow = await startNarrowNode()
  const [owner, verifier] = [await buildVerifier(narrow), await buildVerifier(narrow)]
  const did = await buildDid(owner)
  const claim = await buildClaim(owner, { didId: did.id })
  const other = await buildClaim(owner, { didId: did.id })
  const verified = await buildVerifiedClaim(owner, await buildVerifier(narrow))
  const earlier = await buildVerifiedClaim(owner, verifier)
  const earlierRequest = await accreditAfter(narrow, verifier, earlier)
  const shares = [claim, other].map(({ id: claimId }, index) => ({
    claimId,
    id: `${'b'.repeat(20)}${index}A`,
    fields: [],
    ciphertext: 'AAAA',
  }))
  const { vaultId, wrappings } = await buildVault(owner)
  const calls: Record<string, unknown> = {
    '/api/dids': { tokenId: await mint(owner.client) },
    '/api/users': { username: 'again' },
    '/api/claims': claimOf({ ...owner, did }),
    [`/api/claims/${claim.id}/shares`]: {},
    [`/api/claims/${verified.id}/offers`]: { configuration: 'claim_sd_jwt' },
    '/api/collections': { shares },
    '/api/issuer-keys': { custody: 'service' },
    '/api/verification-requests': { claimId: claim.id, verifierId: verifier.user.id },
    [`/api/verification-requests/${earlierRequest}/again`]: {},
    '/api/templates': templateForm,
    '/api/key-invitations': { id: `${'k'.repeat(21)}A`, sealed: 'AAAA' },
    '/api/vault/restore': { vaultId, wrappings, items: [] },
  }
  const creating = Object.values<Route>(routes).filter(
    ({ method, success, who }) => method === 'POST' && success === 201 && who === 'signed-in',
  )
  expect(Object.keys(calls)).toHaveLength(creating.length)
  for (const [path, body] of Object.entries(calls)) {
    const first = await post(owner, body, 'key', path)
    expect(first.status, path).toBeLessThan(300)
    expect(await post(owner, body, 'key', path), path).toMatchObject({ status: first.status, body: first.body })
  }
})

test('a call that waits for the chain’s answer holds no database connection', async () => {
  const { promise: silence, resolve: answer } = Promise.withResolvers<null>()
  const asked = Promise.withResolvers<void>()
  const findTokenOwner = () => {
    asked.resolve()
    return silence
  }
  const narrow = await startNarrowNode({ chain: { ...node.ctx.chain, findTokenOwner } })
  const owner = await buildUser(narrow)
  const recording = post(owner, { tokenId: '123456' }, 'key', '/api/dids')
  await asked.promise
  expect((await owner.client.call('GET', '/api/auth/session')).status).toBe(200)
  answer(null)
  expect((await recording).status).toBe(403)
})

test('a call fails when it asks the chain within its database transaction', async () => {
  const { client } = await buildUser(node)
  const call = { route: '/api/claims', key: 'chain', address: client.address, body: null }
  const run = async ({ chain }: Context) => ({ status: 201, headers: {}, body: await chain.readBlockNumber() })
  await expect(replay(node.ctx, call, { prepare: async () => undefined, run })).rejects.toThrow('asks the chain in')
})

test('a call that was refused because its session had ended can be tried again with its idempotency key', async () => {
  const { client } = await buildUser(node)
  const call = { route: '/api/claims', key: 'ended', address: client.address, body: null }
  const run = async () => ({ status: 201, headers: {}, body: 'done' })
  const refuse = () => Promise.reject(new AppError('not-signed-in', 'The session has ended'))
  await expect(replay(node.ctx, call, { prepare: refuse, run })).rejects.toMatchObject({ code: 'not-signed-in' })
  expect(await replay(node.ctx, call, { prepare: async () => undefined, run })).toMatchObject({ body: 'done' })
})

test('a call wakes other nodes only after the rows that it wrote are stored', async () => {
  let rings = 0
  const ringing = await installation.startNode({ doorbell: { ring: () => void rings++ } })
  const [person, verifier] = [await buildUser(ringing), await buildVerifier(ringing)]
  const claim = await buildClaim(person)
  rings = 0
  const mendCommits = await hangCommits()
  const posting = post(person, { claimId: claim.id, verifierId: verifier.user.id }, 'key', '/api/verification-requests')
  await vi.waitFor(async () => expect(await countHanging()).toBe(1), { timeout: 60_000, interval: 5 })
  expect(rings).toBe(0)
  await mendCommits()
  expect((await posting).status).toBe(201)
  expect(rings).toBe(1)
})

/** The commit of a new event waits until the returned function is called. */
async function hangCommits(): Promise<() => Promise<void>> {
  const holder = await node.ctx.pool.connect()
  await holder.query(`create function hang() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4713); return null; end $$`)
  await holder.query(`create constraint trigger hang after insert on events deferrable initially deferred
    for each row execute function hang()`)
  await holder.query('select pg_advisory_lock(4713)')
  return async () => {
    await holder.query('select pg_advisory_unlock(4713)')
    await holder.query('drop function hang cascade')
    holder.release()
  }
}

async function countHanging(): Promise<number> {
  const { rows } = await node.ctx.pool.query(
    "select 1 from pg_locks where locktype = 'advisory' and objid = 4713 and not granted",
  )
  return rows.length
}

test('a call that is refused before it runs leaves its idempotency key unused', async () => {
  const owner = await buildOwner()
  expect((await post(owner, { ...claimOf(owner), title: '' }, 'key')).status).toBe(400)
  expect((await post(owner, claimOf(owner), 'key')).status).toBe(201)
})

test.each(['', 'two words', 'x'.repeat(256)])('the server refuses %j as an idempotency key', async (key) => {
  const owner = await buildOwner()
  expect(await post(owner, claimOf(owner), key)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})
