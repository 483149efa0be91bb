import { createHash } from 'node:crypto'
import type { DataExport } from '@did/domain/account/data-export'
import type { AlertSettings } from '@did/domain/alert/alert'
import { lastPushes } from '@did/domain/alert/limits'
import { expect } from 'vitest'
import { sendAlerts } from '../../src/modules/alerts/send-alerts.ts'
import { buildUser, type Person } from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { newEndpoint, pathOf, startPushService } from './push-service.ts'

let pushes: Awaited<ReturnType<typeof startPushService>>
let node: Node
let owner: Person
const test = testWith({ PUSH_KEY: `0x${'6b'.repeat(32)}` })
test.beforeAll(async ({ installation }) => {
  pushes = await startPushService()
  node = await installation.startNode({ outside: pushes.outside })
})
test.beforeEach(async () => {
  pushes.reset()
  owner = await buildUser(node)
})
test.afterAll(() => pushes.close())

const chooseKinds = (pushKinds: readonly string[]) => owner.client.ok('PUT', '/api/alerts', { pushKinds })
const add = ({ client }: Person, endpoint: string) => client.ok('PUT', '/api/alerts/devices', { endpoint })
const listDevices = async ({ client }: Person) => (await client.ok<AlertSettings>('GET', '/api/alerts')).push.devices
const removeDevice = (id: number | undefined) => owner.client.ok('DELETE', `/api/alerts/devices/${id}`)

/**
 * The browser for the owner's alerts was added an hour ago, because a browser that was added a
 * moment ago gets no farewell message.
 */
async function addEarlier(): Promise<string> {
  const endpoint = newEndpoint()
  await add(owner, endpoint)
  const sql = "update alert_devices set created_at = now() - interval '1 hour' where endpoint = $1"
  await node.ctx.pool.query(sql, [endpoint])
  return endpoint
}

async function deliver(): Promise<string[]> {
  pushes.service.calls.length = 0
  await sendAlerts(node.ctx, ['push'])
  return pushes.service.calls.map(({ path }) => path).toSorted()
}

test('each browser of an account gets a farewell push message when the account switches off messages about the identity', async () => {
  const endpoints = [await addEarlier(), await addEarlier()]
  await chooseKinds(['control', 'decided'])
  await chooseKinds(['control'])
  expect(await deliver()).toEqual([])
  await chooseKinds([])
  await chooseKinds([])
  expect(await deliver()).toEqual(endpoints.map(pathOf).toSorted())
  expect(pushes.service.calls).toMatchObject([{ body: '' }, { body: '' }])
})

test('a browser gets a farewell push message when somebody removes it from the account', async () => {
  const removed = await addEarlier()
  await addEarlier()
  await chooseKinds(['control'])
  await removeDevice((await listDevices(owner))[0]?.id)
  expect(await deliver()).toEqual([pathOf(removed)])
})

test('a browser gets a farewell push message when another account takes it over', async () => {
  const endpoint = await addEarlier()
  await chooseKinds(['control'])
  await add(owner, endpoint)
  expect(await deliver()).toEqual([])
  await add(await buildUser(node), endpoint)
  expect(await deliver()).toEqual([pathOf(endpoint)])
})

test('a browser gets no farewell push message when it got no messages about the identity, or was added a moment ago', async () => {
  await addEarlier()
  await chooseKinds(['decided'])
  await chooseKinds([])
  await chooseKinds(['control'])
  await add(owner, newEndpoint())
  await removeDevice((await listDevices(owner))[1]?.id)
  expect(await deliver()).toEqual([])
})

test('a browser gets a limited number of farewell push messages in a day', async () => {
  const endpoint = await addEarlier()
  const got: string[] = []
  for (let count = 0; count <= lastPushes.aDay; count += 1) {
    await chooseKinds(['control'])
    await chooseKinds([])
    got.push(...(await deliver()))
  }
  expect(got).toEqual(Array.from({ length: lastPushes.aDay }, () => pathOf(endpoint)))
})

test('the alert settings and the data export show only a hash of a browser’s endpoint, by which a page recognizes the browser', async () => {
  const endpoint = await addEarlier()
  await chooseKinds(['control'])
  await chooseKinds([])
  const endpointHash = createHash('sha256').update(endpoint).digest('base64url')
  expect(await listDevices(owner)).toEqual([{ id: expect.any(Number), endpointHash }])
  const exported = await owner.client.ok<DataExport>('GET', '/api/export')
  expect(exported.alerts).toMatchObject({
    devices: [{ endpointHash }],
    queued: [{ kind: 'stopped', recipient: endpointHash }],
  })
  expect(JSON.stringify(exported)).not.toContain(pathOf(endpoint))
})
