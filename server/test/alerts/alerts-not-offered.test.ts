import type { AlertSettings } from '@did/domain/alert/alert'
import { expect, onTestFinished, test } from 'vitest'
import { sendAlerts } from '../../src/modules/alerts/send-alerts.ts'
import { buildUser } from '../rig/builders.ts'
import { createInstallation } from '../rig/stack.ts'

const address = 'person@mail.example'

test('an installation with neither a mail server nor a push key says that it offers no alerts by mail or push, and accepts no mail address and no browser', async () => {
  const installation = await createInstallation({ EMBEDDED: 'false' })
  onTestFinished(() => installation.close())
  const { client } = await buildUser(await installation.startNode())
  expect(await client.ok<AlertSettings>('GET', '/api/alerts')).toMatchObject({
    mail: { isOffered: false },
    push: { publicKey: null },
  })
  expect(await client.code('PUT', '/api/alerts/address', { address })).toBe('409 mail-not-offered')
  const endpoint = 'https://push.example/browser'
  expect(await client.code('PUT', '/api/alerts/devices', { endpoint })).toBe('409 push-not-offered')
  expect(await client.code('GET', '/api/dev/inbox')).toBe('404 route-not-found')
})

test('a demonstration installation shows each mail only to the account that the mail is about', async () => {
  const installation = await createInstallation()
  onTestFinished(() => installation.close())
  const node = await installation.startNode()
  const [owner, other] = [await buildUser(node), await buildUser(node)]
  await owner.client.ok('PUT', '/api/alerts/address', { address })
  await sendAlerts(node.ctx)
  expect(await owner.client.ok('GET', '/api/dev/inbox')).toMatchObject([{ recipient: address }])
  expect(await other.client.ok('GET', '/api/dev/inbox')).toEqual([])
})
