import { type IncomingMessage, request } from 'node:http'
import type { DataExport } from '@did/domain/account/data-export'
import { exportsAtOnce } from '@did/domain/call-limits'
import { expect, onTestFinished, vi } from 'vitest'
import { buildClaim, buildUser, type Person } from '../rig/builders.ts'
import { signedIn } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let owner: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})
test.beforeEach(async () => {
  owner = await buildUser(node)
})

const query = async (sql: string, values: unknown[] = []) => (await node.ctx.pool.query(sql, values)).rows

test('a node writes only one export of an account and only a few exports for one client at the same time', async () => {
  const { perClient } = exportsAtOnce
  const others = await Promise.all(Array.from({ length: perClient }, () => signedIn(node)))
  const holder = await node.ctx.pool.connect()
  onTestFinished(async () => {
    await holder.query('rollback')
    holder.release()
  })
  await holder.query('begin; lock table dids in access exclusive mode')
  const begun = others.slice(0, 1).map((client) => client.code('GET', '/api/export'))
  await untilWaiting(1)
  expect(await others[0]?.code('GET', '/api/export')).toBe('429 too-many-requests')
  begun.push(...others.slice(1).map((client) => client.code('GET', '/api/export')))
  await untilWaiting(perClient)
  expect(await owner.client.code('GET', '/api/export')).toBe('429 too-many-requests')
  await holder.query('commit')
  expect(await Promise.all(begun)).toEqual(others.map(() => '200 undefined'))
  expect(await owner.client.code('GET', '/api/export')).toBe('200 undefined')
})

test('the server answers 404 to a HEAD request for a path of the API, because the handler would do all the work of a GET request for an answer that nobody receives', async () => {
  const headers = { cookie: owner.client.cookie ?? '' }
  const ask = async (path: string) => (await fetch(`${node.url}${path}`, { method: 'HEAD', headers })).status
  const calls = ['/api/export', '/api/notifications', `/api/claims/user/${owner.user.id}`, '/api/shares', '/api/config']
  for (const path of calls) expect(await ask(path), path).toBe(404)
  for (const path of ['/healthz', '/openapi.json']) expect(await ask(path), path).toBe(200)
})

/** The operating system cannot buffer an export of so many claims. */
async function addManyClaims(): Promise<void> {
  const claim = await buildClaim(owner)
  await query(
    `insert into claims (did_id, type, title, description, issuer, issue_date, is_private, is_selective, leaves, details,
         claim_hash, publish_hash)
       select did_id, type, title || n, repeat('long ', 10000), issuer, issue_date, is_private, is_selective, leaves,
         details, claim_hash, publish_hash from claims, generate_series(1, 400) n where id = $1`,
    [claim.id],
  )
}
const addMessage = (seq: number) =>
  query("insert into events (user_id, seq, type, data) values ($1, $2, 'notification', '{}')", [owner.user.id, seq])

/** Asks for the export, and resolves with its answer when the first bytes have arrived. */
const beginExport = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(`${node.url}/api/export`, { headers: { cookie: owner.client.cookie } }, (answer) =>
      answer.once('readable', () => resolve(answer)),
    )
    sent.on('error', reject)
    sent.end()
  })

test('an export of many rows is read from the database only as fast as its client receives it', async () => {
  await addManyClaims()
  await addMessage(1_000_001)
  const answer = await beginExport()
  await addMessage(1_000_002)
  let text = ''
  for await (const part of answer.setEncoding('utf8')) text += part
  const { claims, messages }: DataExport = JSON.parse(text)
  expect(claims).toHaveLength(401)
  expect(messages).toHaveLength(2)
})

test('an export of many rows no longer counts against the limit after its client has disconnected', async () => {
  await addManyClaims()
  const answer = await beginExport()
  expect(await owner.client.code('GET', '/api/export')).toBe('429 too-many-requests')
  answer.destroy()
  const again = async () => expect(await owner.client.code('GET', '/api/export')).toBe('200 undefined')
  await vi.waitFor(again, { timeout: 20_000 })
})

const untilWaiting = (count: number) =>
  vi.waitFor(
    async () =>
      expect(
        await query("select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"),
      ).toHaveLength(count),
    { timeout: 20_000 },
  )
