import { expect, test } from 'vitest'
import { buildUser } from '../rig/builders.ts'
import { createInstallation } from '../rig/stack.ts'

test('all accounts of one client together can store only a limited number of bytes in a day, and other clients can store more', async () => {
  const environment = { STORED_BYTES_PER_CLIENT: '1000', TRUST_PROXY: '127.0.0.1' }
  const installation = await createInstallation(environment)
  let moment = Date.parse('2026-11-30T09:00:00Z')
  const node = await installation.startNode({ now: () => new Date(moment) })
  const [first, second, elsewhere] = [await buildUser(node), await buildUser(node), await buildUser(node)]
  const rename = ({ client, user }: typeof first, ip: string, name = 'Ada') =>
    client.call('PUT', `/api/users/${user.id}`, { username: user.username, name }, { 'x-forwarded-for': ip })

  let stored = 0
  while (stored < 100 && (await rename(first, '203.0.113.1')).status === 200) stored += 1
  const refused = await rename(second, '203.0.113.1')
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-much-stored-today' } })
  expect(refused.headers.get('retry-after')).toBe(String(15 * 60 * 60))
  expect((await first.client.call('GET', '/api/notifications')).status).toBe(200)
  expect((await rename(elsewhere, '203.0.113.2')).status).toBe(200)

  const readAll = (ip: string) =>
    first.client.call('POST', '/api/notifications/read', { all: true }, { 'x-forwarded-for': ip })
  expect((await readAll('203.0.113.1')).status, 'a call that is always taken').toBe(204)

  moment += 24 * 60 * 60 * 1000
  expect((await rename(second, '203.0.113.1')).status).toBe(200)
  await installation.close()
})
