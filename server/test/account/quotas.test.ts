import { readFile } from 'node:fs/promises'
import { buildOffChainTokenId } from '@did/domain/did'
import { expect, vi } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { buildClaim, buildDid, buildRequest, buildUser, buildVerifier, type Person } from '../rig/builders.ts'
import type { Reply } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'

let node: Node
let second: Node
let owner: Person
let verifier: Person
const test = testWith({
  QUOTA_CLAIMS: '3',
  QUOTA_OFF_CHAIN_DIDS: '3',
  QUOTA_SHARES: '3',
  QUOTA_STORED_BYTES: '20000',
  QUOTA_WAITING_REQUESTS: '2',
  QUOTA_NOTIFICATIONS: '4',
})
test.beforeAll(async ({ installation }) => {
  ;[node, second] = await Promise.all([installation.startNode(), installation.startNode()])
  verifier = await buildVerifier(node)
})
test.beforeEach(async () => {
  owner = await buildUser(node)
})

const outcome = ({ status, body }: Reply<unknown>) =>
  `${status}${status >= 400 ? ` ${(body as { code: string }).code}` : ''}`

async function atOnce(count: number, path: string, body: (index: number) => object): Promise<string[]> {
  const replies = Array.from({ length: count }, (_, index) => {
    owner.client.node = index % 2 ? second : node
    return owner.client.call('POST', path, body(index))
  })
  return (await Promise.all(replies)).map(outcome).toSorted()
}

const readUsage = async () => {
  const { rows } = await node.ctx.db.execute(sql`select * from account_usage where owner = ${owner.client.address}`)
  return rows[0]
}
const isSomebodyWaiting = async () => {
  const { rows } = await node.ctx.db.execute(sql`
    select 1 from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`)
  return rows.length > 0
}
const claimBody = (didId: number, change: object = {}) => ({
  didId,
  type: 'education',
  title: 'Bachelor of Science',
  description: 'Completed with distinction',
  ...change,
})

test('concurrent new claims do not exceed the quota of an account, and the refusal says what to do', async () => {
  const { id } = await buildDid(owner)
  const refused = '409 too-many-claims'
  expect(await atOnce(8, '/api/claims', (index) => claimBody(id, { title: `Degree ${index}` }))).toEqual([
    '201',
    '201',
    '201',
    refused,
    refused,
    refused,
    refused,
    refused,
  ])
  expect(await readUsage()).toMatchObject({ claims: '3' })
  const { body } = await owner.client.call<{ detail: string }>('POST', '/api/claims', claimBody(id))
  expect(body.detail).toContain('can allow more')
})

test('an account at its quota does not delay another account', async () => {
  const { id } = await buildDid(owner)
  await atOnce(4, '/api/claims', () => claimBody(id))
  await buildClaim(await buildUser(node))
})

test('concurrent new off-chain DIDs do not exceed the quota of an account', async () => {
  const made = await atOnce(6, '/api/dids', (index) => ({
    tokenId: buildOffChainTokenId(owner.client.address, Date.now() + index),
  }))
  expect(made).toEqual(['201', '201', '201', '409 too-many-dids', '409 too-many-dids', '409 too-many-dids'])
})

const share = (index: number) => ({
  kind: 'open',
  expiresAt: new Date(Date.now() + 86_400_000 + index).toISOString(),
})

test('shares that are created concurrently do not exceed the quota of an account, and after a share was withdrawn, the account can create one more', async () => {
  const { id } = await buildClaim(owner)
  const path = `/api/claims/${id}/shares`
  const refused = '409 too-many-shares'
  expect(await atOnce(6, path, share)).toEqual(['201', '201', '201', refused, refused, refused])
  const [first] = await owner.client.ok<{ id: string }[]>('GET', '/api/shares')
  await owner.client.ok('DELETE', `/api/shares/${first?.id}`)
  await owner.client.ok('DELETE', `/api/shares/${first?.id}`)
  expect(await atOnce(2, path, (index) => share(10 + index))).toEqual(['201', refused])
})

test('concurrent verification requests do not exceed the number that may wait at one verifier, and after the verifier’s decision, one more request can be sent', async () => {
  const { id: didId } = await buildDid(owner)
  const claims = await Promise.all([0, 1, 2].map((n) => buildClaim(owner, { didId, title: `Degree ${n}` })))
  const ask = (index: number) => ({ claimId: claims[index]?.id, verifierId: verifier.user.id })
  expect(await atOnce(3, '/api/verification-requests', ask)).toEqual(['201', '201', '409 too-many-waiting-requests'])
  const other = await buildVerifier(node)
  await buildRequest(owner, other, claims[0])

  const [waiting] = await verifier.client.ok<{ id: number }[]>(
    'GET',
    `/api/verification-requests/verifier/${verifier.user.id}`,
  )
  await verifier.client.ok('PUT', `/api/verification-requests/${waiting?.id}/status`, { status: 'rejected' })
  const outcomes = await atOnce(3, '/api/verification-requests', ask)
  expect(outcomes.filter((each) => each === '201')).toHaveLength(1)
})

test('an owner’s verification request waits while another request of this owner to the same verifier is being counted', async () => {
  const claim = await buildClaim(owner)
  const other = await node.ctx.pool.connect()
  await other.query('begin')
  const name = `requests of ${owner.user.id} to ${verifier.user.id}`
  await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
  const asking = buildRequest(owner, verifier, claim).then(() => 'answered')
  const waits = vi.waitUntil(() => isSomebodyWaiting(), { timeout: 60_000 }).then(() => 'waits')
  expect(await Promise.race([asking, waits])).toBe('waits')
  await other.query('commit')
  other.release()
  expect(await asking).toBe('answered')
})

test('an owner’s verification request does not wait for another owner’s request to the same verifier', async () => {
  await buildRequest(await buildUser(node), verifier)
})

const long = 'x'.repeat(1900)

test('new and reworded claims cannot exceed the storage of an account, and the refusal says that the storage is full', async () => {
  const claim = await buildClaim(owner, { description: long })
  const reword = (n: number) =>
    owner.client.call('PUT', `/api/claims/${claim.id}`, claimBody(claim.didId, { description: `${long}${n}` }))
  const replies: string[] = []
  for (let n = 0; n < 8 && replies.at(-1) !== '409 storage-full'; n += 1) replies.push(outcome(await reword(n)))
  expect(replies.at(-1)).toBe('409 storage-full')
  expect(Number((await readUsage())?.['stored_bytes'])).toBeLessThanOrEqual(20_000)
  expect(outcome(await owner.client.call('POST', '/api/claims', claimBody(claim.didId, { description: long })))).toBe(
    '409 storage-full',
  )
})

test('a full inbox keeps its newest notifications and drops the oldest', async () => {
  const { id } = owner.user
  await node.ctx.db.execute(sql`
    insert into notifications (user_id, type, title, message, data)
    select ${id}, 'info', 'Note', n::text, '{}'::jsonb from generate_series(1, 9) n`)
  await tidyWithoutWarning(node)
  const { rows } = await node.ctx.db.execute<{ message: string }>(
    sql`select message from notifications where user_id = ${id} order by id`,
  )
  expect(rows.map(({ message }) => message)).toEqual(['6', '7', '8', '9'])
})

test('the migration that adds counters of stored rows counts the existing rows as the server counts new rows', async () => {
  const claim = await buildClaim(owner)
  await buildRequest(owner, await buildVerifier(node), claim)
  await owner.client.ok('POST', `/api/claims/${claim.id}/shares`, {})
  const counted = await readUsage()
  await node.ctx.db.execute(sql`delete from account_usage`)
  const migration = await readFile(new URL('../../src/db/migrations/0038_account_usage.sql', import.meta.url), 'utf8')
  const [carryOver = ''] = /^insert into account_usage [^;]*;/m.exec(migration) ?? []
  await node.ctx.db.execute(sql.raw(carryOver))
  expect(await readUsage()).toEqual(counted)
})
