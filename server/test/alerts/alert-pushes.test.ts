import type { AlertSettings } from '@did/domain/alert/alert'
import { maximumAlerts } from '@did/domain/alert/limits'
import { changesAtOnce } from '@did/domain/call-limits'
import { importJWK, jwtVerify } from 'jose'
import { expect, vi } from 'vitest'
import { takeAlerts } from '../../src/modules/alerts/outbox.ts'
import { sendAlerts } from '../../src/modules/alerts/send-alerts.ts'
import { buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import { meanwhile } from '../rig/held-moment.ts'
import { erase, findEverywhere } from '../rig/life.ts'
import type { Node } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { host, newEndpoint, pathOf, publicAddress, startPushService } from './push-service.ts'

let pushes: Awaited<ReturnType<typeof startPushService>>
let service: (typeof pushes)['service']
let node: Node
let owner: Person
let verifier: Person
const test = testWith({ PUSH_KEY: `0x${'6b'.repeat(32)}` })
test.beforeAll(async ({ installation }) => {
  pushes = await startPushService()
  service = pushes.service
  node = await installation.startNode({ outside: pushes.outside })
  verifier = await buildVerifier(node)
})
test.beforeEach(async () => {
  pushes.reset()
  owner = await buildUser(node)
  // A push message that failed in an earlier test is due again after a minute. On a busy machine,
  // the next test would send it.
  await node.ctx.pool.query('update alerts set given_up_at = now() where sent_at is null and given_up_at is null')
})
test.afterAll(() => pushes.close())

const add = ({ client }: Person, endpoint: string) => client.code('PUT', '/api/alerts/devices', { endpoint })
const alertsOf = ({ user }: Person) =>
  node.ctx.pool.query('select * from alerts where user_id = $1', [user.id]).then(({ rows }) => rows)
const tryAgain = async () => {
  await node.ctx.pool.query('update alerts set due_at = now() where sent_at is null and user_id = $1', [owner.user.id])
  await sendAlerts(node.ctx)
}
const settingsOf = ({ client }: Person) => client.ok<AlertSettings>('GET', '/api/alerts')

async function listen(person: Person, pushKinds: readonly string[] = ['decided']): Promise<string> {
  const endpoint = newEndpoint()
  expect(await add(person, endpoint)).toBe('204 undefined')
  await person.client.ok('PUT', '/api/alerts', { pushKinds })
  return endpoint
}

test('a push message to a browser is empty and signed by the installation’s key', async () => {
  const endpoint = await listen(owner)
  await buildVerifiedClaim(owner, verifier)
  await sendAlerts(node.ctx)
  const { pathname, search, origin } = new URL(endpoint)
  expect(service.calls).toMatchObject([{ path: `${pathname}${search}`, body: '' }])
  const headers = service.calls[0]?.headers
  expect(headers).toMatchObject({ ttl: '86400', topic: 'something-changed', 'content-length': '0' })
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers?.authorization ?? '') ?? []
  expect((await settingsOf(owner)).push.publicKey).toBe(key)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'))
  expect(payload).toMatchObject({ aud: origin, sub: 'mailto:did-verification@localhost' })
  expect((payload.exp ?? 0) * 1000 - Date.now()).toBeLessThan(24 * 60 * 60 * 1000)
})

test('a browser gets push messages only about the kinds of alerts that its owner chose', async () => {
  await listen(owner, ['revoked'])
  await buildVerifiedClaim(owner, verifier)
  await sendAlerts(node.ctx)
  expect(service.calls).toEqual([])
})

test.each(['127.0.0.1', '10.0.0.7', '169.254.169.254', '192.168.1.1', '::1', 'fe80::1', 'fd00::1'])(
  'a push service at %s is refused when a browser is registered, and again when a message is due',
  async (address) => {
    service.addresses = [publicAddress, address]
    expect(await add(owner, newEndpoint())).toBe('422 push-address-refused')
    service.addresses = [publicAddress]
    await listen(owner)
    service.addresses = [address]
    await buildVerifiedClaim(owner, verifier)
    await sendAlerts(node.ctx)
    expect(service.dialed).toEqual([])
  },
)

test.each([`http://${host}/push`, 'nonsense', `https://${host}/${'x'.repeat(1000)}`])(
  'an endpoint of a push service is invalid input when it is no https address or is too long: %s',
  async (endpoint) => {
    expect(await add(owner, endpoint)).toBe('400 invalid-input')
  },
)

test.each([`https://${host}:8443/push`, `https://me:secret@${host}/push`])(
  'an endpoint of a push service is refused when it names another port or a password: %s',
  async (endpoint) => {
    expect(await add(owner, endpoint)).toBe('422 push-address-refused')
  },
)

test('a redirect of a push service is not followed, and the message is sent again later', async () => {
  await listen(owner)
  service.status = 302
  await buildVerifiedClaim(owner, verifier)
  await sendAlerts(node.ctx)
  expect(service.dialed).toEqual([publicAddress])
  service.status = 201
  await tryAgain()
  expect(service.calls).toHaveLength(2)
})

test.each([401, 403, 404, 410])('a browser is deleted when its push service answers %i', async (status) => {
  await listen(owner)
  service.status = status
  await buildVerifiedClaim(owner, verifier)
  await sendAlerts(node.ctx)
  expect((await settingsOf(owner)).push.devices).toEqual([])
})

test('a browser that got a push message does not get it again when the server repeats the message for the account’s other browser', async () => {
  const [broken, fine] = [await listen(owner), await listen(owner)]
  service.failing = { path: pathOf(broken), status: 503 }
  await buildVerifiedClaim(owner, verifier)
  await sendAlerts(node.ctx)
  expect(service.calls.map(({ path }) => path).toSorted()).toEqual([pathOf(broken), pathOf(fine)].toSorted())
  await tryAgain()
  await tryAgain()
  service.failing = null
  await tryAgain()
  await tryAgain()
  expect(service.calls.filter(({ path }) => path === pathOf(fine))).toHaveLength(1)
  expect(service.calls.filter(({ path }) => path === pathOf(broken))).toHaveLength(4)
  expect(await alertsOf(owner)).toMatchObject([{ sent_at: expect.any(Date), given_up_at: null }])
})

test('a push message counts as sent when the only browser that missed it is no longer registered with its push service', async () => {
  const [broken] = [await listen(owner), await listen(owner)]
  service.failing = { path: pathOf(broken), status: 500 }
  await buildVerifiedClaim(owner, verifier)
  await sendAlerts(node.ctx)
  service.failing = { path: pathOf(broken), status: 410 }
  await tryAgain()
  expect(await alertsOf(owner)).toMatchObject([{ sent_at: expect.any(Date), given_up_at: null }])
})

test.each([400, 413])(
  'a push message is given up when the push service answers %i, and the browser stays registered',
  async (status) => {
    await listen(owner)
    service.status = status
    await buildVerifiedClaim(owner, verifier)
    await sendAlerts(node.ctx)
    await tryAgain()
    expect(service.calls).toHaveLength(1)
    expect(await alertsOf(owner)).toMatchObject([{ sent_at: null, given_up_at: expect.any(Date) }])
    expect((await settingsOf(owner)).push.devices).toHaveLength(1)
  },
)

test.each([429, 503])('a push message is sent later when the push service answers %i', async (status) => {
  await listen(owner)
  service.status = status
  await buildVerifiedClaim(owner, verifier)
  await sendAlerts(node.ctx)
  service.status = 201
  await tryAgain()
  expect(service.calls).toHaveLength(2)
  expect(await alertsOf(owner)).toMatchObject([{ sent_at: expect.any(Date) }])
})

test('a push service that switches to another protocol does not keep push messages from other people', async () => {
  service.failing = { path: pathOf(await listen(owner)), status: 101 }
  const other = await buildUser(node)
  await listen(other)
  for (const person of [owner, other]) await buildVerifiedClaim(person, verifier)
  await sendAlerts(node.ctx, ['push'])
  expect(await alertsOf(other)).toMatchObject([{ sent_at: expect.any(Date) }])
  expect(await alertsOf(owner)).toMatchObject([{ sent_at: null, taken_until: null, due_at: expect.any(Date) }])
})

test('an alert is given up after fifty attempts in which the node died before it sent the alert', async () => {
  await listen(owner)
  await buildVerifiedClaim(owner, verifier)
  const { attempts } = maximumAlerts
  await node.ctx.pool.query('update alerts set attempts = $2, taken_until = now() where user_id = $1', [
    owner.user.id,
    attempts,
  ])
  await sendAlerts(node.ctx, ['push'])
  expect(service.calls).toEqual([])
  expect(await alertsOf(owner)).toMatchObject([{ sent_at: null, given_up_at: expect.any(Date) }])
})

test('a browser gets the push messages of the account that registered it last', async () => {
  const endpoint = await listen(owner)
  const other = await buildUser(node)
  expect(await add(other, endpoint)).toBe('204 undefined')
  expect((await settingsOf(owner)).push.devices).toEqual([])
  expect((await settingsOf(other)).push.devices).toHaveLength(1)
})

test('an account can remove its own browsers from the alerts, and not the browsers of another account', async () => {
  await listen(owner)
  const id = (await settingsOf(owner)).push.devices[0]?.id
  expect(await verifier.client.code('DELETE', `/api/alerts/devices/${id}`)).toBe('404 not-found')
  expect(await owner.client.code('DELETE', `/api/alerts/devices/${id}`)).toBe('204 undefined')
  expect((await settingsOf(owner)).push.devices).toEqual([])
})

test('an account can register at most ten browsers for alerts', async () => {
  for (let added = 0; added < 10; added++) expect(await add(owner, newEndpoint())).toBe('204 undefined')
  expect(await add(owner, newEndpoint())).toBe('409 too-many-devices')
})

test('alert mails are sent without asking the push services, which may never answer', async () => {
  await listen(owner)
  await buildVerifiedClaim(owner, verifier)
  await sendAlerts(node.ctx, ['mail'])
  expect(await alertsOf(owner)).toMatchObject([{ channel: 'push', attempts: 0 }])
  await sendAlerts(node.ctx, ['push'])
  expect(service.calls).toHaveLength(1)
})

test('a push message that failed before does not delay another person’s first message', async () => {
  const other = await buildUser(node)
  for (const person of [owner, other]) {
    await listen(person)
    await buildVerifiedClaim(person, verifier)
  }
  const setAttempts = ({ user }: Person, attempts: number, dueAt: string) =>
    node.ctx.pool.query('update alerts set attempts = $2, due_at = $3 where user_id = $1', [user.id, attempts, dueAt])
  await setAttempts(owner, 3, '2020-01-01T09:00:00Z')
  await setAttempts(other, 0, '2020-01-02T09:00:00Z')
  expect(await takeAlerts(node.ctx.db, 'push', 1)).toMatchObject([{ userId: other.user.id }])
})

test('a browser is not stored if its account, whose emptied profile stays, is erased while the service looks up the push service', async () => {
  const leaving = await buildVerifier(node)
  await buildVerifiedClaim(owner, leaving)
  const endpoint = newEndpoint()
  const adding = () => add(leaving, endpoint)
  expect(await meanwhile(node, adding, () => erase(leaving))).toBe('401 not-signed-in')
  expect(await findEverywhere(node, pathOf(endpoint))).toEqual([])
})

test('an account’s other changes do not wait while name servers are silent about push services that somebody has named', async ({
  installation,
}) => {
  const { promise: addresses, resolve } = Promise.withResolvers<string[]>()
  let asked = 0
  const resolveSlowly = () => {
    asked += 1
    return addresses
  }
  const { client, user } = await buildUser(node)
  client.node = await installation.startNode({ outside: { ...pushes.outside, resolve: resolveSlowly } })
  const adding = Array.from({ length: changesAtOnce.atOnce + 1 }, () => add({ client, user }, newEndpoint()))
  await vi.waitFor(() => expect(asked).toBeGreaterThanOrEqual(changesAtOnce.atOnce), { timeout: 60_000 })
  const { username } = user
  const change = client.code('PUT', `/api/users/${user.id}`, { username, name: 'Ada' })
  expect(await Promise.race([change, ...adding])).toBe('200 undefined')
  resolve([publicAddress])
  await Promise.all(adding)
})
