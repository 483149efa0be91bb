import type { User } from '@did/domain/account/user'
import { changesAtOnce } from '@did/domain/call-limits'
import type { Vault } from '@did/domain/vault/vault'
import pg from 'pg'
import { generatePrivateKey } from 'viem/accounts'
import { expect, onTestFinished, vi } from 'vitest'
import { buildRequest, buildUser, buildVerifier } from '../rig/builders.ts'
import { signedIn } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { buildItem, stageVault } from '../vault/vault-builders.ts'

const most = changesAtOnce.atOnce + changesAtOnce.waiting

/** Locks the row that a query finds until the returned function is called. */
async function hold(databaseUrl: string, query: string, values: unknown[]): Promise<() => Promise<void>> {
  const holder = new pg.Client(databaseUrl)
  await holder.connect()
  await holder.query('begin')
  await holder.query('set local idle_in_transaction_session_timeout = 0')
  await holder.query(`${query} for update`, values)
  return () => holder.end()
}

async function countWaiting({ ctx }: Node): Promise<number> {
  const { rows } = await ctx.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}

test('many calls of one account that wait for a row occupy few connections to the database, and other accounts are served', async ({
  installation,
  node,
}) => {
  const key = generatePrivateKey()
  const [client, otherSession] = [await signedIn(node, key), await signedIn(node, key)]
  const busy = { client, user: await client.ok<User>('POST', '/api/users', { username: `Busy ${client.address}` }) }
  const other = await buildUser(node)
  await buildItem(busy)
  const { vault } = await busy.client.ok<{ vault: Vault }>('GET', '/api/vault')
  const { body, headers } = await stageVault(busy, vault)
  const change = () => busy.client.call('POST', '/api/vault/staged/switch', body, headers)
  const release = await hold(installation.databaseUrl, 'select 1 from vaults where owner = $1', [client.address])
  onTestFinished(release)
  const refusals: unknown[] = []
  const calls = Array.from({ length: most + 6 }, async () => {
    const answer = await change()
    if (answer.status === 429) refusals.push(answer.body)
    return answer.status
  })
  await vi.waitFor(() => expect(refusals.length).toBeGreaterThanOrEqual(6), { timeout: 60_000, interval: 5 })
  expect(refusals[0]).toMatchObject({ code: 'too-many-requests' })
  const waiting: number[] = []
  for (let round = 0; round < 10; round += 1) {
    for (const { client } of [other, busy]) await client.ok('GET', '/api/auth/session')
    const { id, username } = other.user
    await other.client.ok('PUT', `/api/users/${id}`, { username, name: `Ada ${round}` })
    // Calls that somebody may need at once, like this one, do not wait for the account's other
    // changes.
    await busy.client.ok('POST', '/api/notifications/read', { all: true })
    waiting.push(await countWaiting(node))
  }
  expect(Math.max(...waiting)).toBe(changesAtOnce.atOnce)
  const ofOtherSession = otherSession.code('DELETE', '/api/credential-offers/1')
  await release()
  // The call of the other session comes next, although the first session has filled the queue.
  expect(await ofOtherSession).toMatch(/^40[04] /)
  // A call that waited for the row or for its turn for too long gets 503 or 429.
  expect([200, 429, 503]).toEqual(expect.arrayContaining([...new Set(await Promise.all(calls))]))
  expect((await change()).status).toBe(200)
})

test('many calls of one verifier that prepare a confirmation occupy few connections to the database', async ({
  installation,
  node,
}) => {
  const { client, user } = await buildVerifier(node)
  const { request } = await buildRequest(await buildUser(node), { client, user })
  const query = 'select 1 from verification_requests where id = $1'
  const release = await hold(installation.databaseUrl, query, [request.id])
  onTestFinished(release)
  const prepare = () => client.call('GET', `/api/verification-requests/${request.id}/attestation?level=EducationProof`)
  const calls = Array.from({ length: 30 }, async () => (await prepare()).status)
  const { atOnce } = changesAtOnce
  await vi.waitFor(async () => expect(await countWaiting(node)).toBeGreaterThanOrEqual(atOnce), { timeout: 60_000 })
  const waiting: number[] = []
  while (waiting.length < 10) {
    await client.ok('GET', '/api/auth/session')
    waiting.push(await countWaiting(node))
  }
  expect(Math.max(...waiting)).toBe(atOnce)
  await release()
  expect([200, 429, 503]).toEqual(expect.arrayContaining([...new Set(await Promise.all(calls))]))
  expect((await prepare()).status).toBe(200)
})
