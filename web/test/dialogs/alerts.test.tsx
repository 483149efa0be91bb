import type { AlertSettings } from '@did/domain/alert/alert'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PushAlerts } from '../../src/features/alerts/channels/push-alerts.tsx'
import { TrialInbox } from '../../src/features/alerts/trial-inbox.tsx'
import { button, press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

it('the inbox of a trial installation says that its mails could not be loaded, and loads them again on a press', async () => {
  // A server's answer in a wrong form must count as a failure, too.
  const known: Record<string, unknown> = { '/api/dev/inbox': 'broken' }
  stubServer(known)
  await show(<TrialInbox />)
  await waitFor(() => document.querySelector('[role="alert"]')?.textContent?.includes('could not be loaded'))
  expect(document.body.textContent).not.toContain('Loading')
  known['/api/dev/inbox'] = []
  await press('Try Again')
  await waitFor(() => document.body.textContent?.includes('No mail so far.'))
})

/** This is the SHA-256 of the endpoint `https://push.example/1`. */
const hash = 'W6Ff_5ZfRK-lWqT6TVK5SwuoY4ChYQid3Km50IvvnvY'

it('push alerts are on if the browser is subscribed with the installation’s key and the account lists the subscription', async () => {
  stubBrowser({ endpoint: 'https://push.example/1', key: 'AQID' })
  await showPush({ devices: [{ id: 1, endpointHash: hash }] })
  await waitFor(() => button('Turn off'))
})

it('push alerts are off if the browser is subscribed with the installation’s former key, and can be turned on again', async () => {
  const browser = stubBrowser({ endpoint: 'https://push.example/1', key: 'BAUG' })
  const server = await showPush({ devices: [{ id: 1, endpointHash: hash }] })
  await waitFor(() => document.body.textContent?.includes('This browser is off.'))
  expect(document.body.textContent).not.toContain('Another browser')
  await press('Turn on')
  expect(await server.next()).toMatchObject({ method: 'DELETE', path: '/api/alerts/devices/1' })
  await server.accept()
  await waitFor(() => server.asked.length === 2)
  expect(await server.next()).toMatchObject({ method: 'PUT', body: { endpoint: 'https://push.example/2' } })
  expect(browser.asked).toEqual(['find', 'find', 'unsubscribe', 'subscribe AQID'])
})

type Device = { id: number; endpointHash: string }

async function showPush({ devices }: { devices: Device[] }) {
  const server = stubServer()
  const push = { publicKey: 'AQID', devices, kinds: [] } as unknown as AlertSettings['push']
  await show(<PushAlerts push={push} isVerifier={false} />)
  return server
}

/** The browser has a push subscription and accepts only one key at a time, as real browsers do. */
function stubBrowser({ endpoint, key }: { endpoint: string; key: string }) {
  const asked: string[] = []
  let current: object | null = null
  const open = (at: string, of: string) => {
    const unsubscribe = async () => {
      asked.push('unsubscribe')
      current = null
      return true
    }
    const options = { applicationServerKey: Uint8Array.fromBase64(of, { alphabet: 'base64url' }).buffer }
    current = { endpoint: at, options, unsubscribe }
    return current
  }
  open(endpoint, key)
  const pushManager = {
    getSubscription: async () => {
      asked.push('find')
      return current
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      asked.push(`subscribe ${applicationServerKey}`)
      if (current) throw new DOMException('A subscription for another key exists', 'InvalidStateError')
      return open('https://push.example/2', applicationServerKey)
    },
  }
  const registration = { pushManager }
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    vi.unstubAllGlobals()
  })
  return { asked }
}
