import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// A headless browser shows no notifications. So these tests run the service worker's code in Node,
// with the few globals that the worker needs for push messages.

type Handler = (event: object) => void
type Shown = { title: string; body: string; tag?: string }

const home = 'https://did.example'
const message = { title: 'DID Verification', body: 'Something changed.' }
const kept = { documents: {}, files: [], optional: [] }

/**
 * The notifications on screen, by tag. A browser replaces a notification by a new one with the same
 * tag.
 */
let shown: Map<unknown, Shown>
let open: { url: string; focus: () => Promise<void> }[]
let opened: string[]
let handlers: Map<string, Handler>

beforeEach(async () => {
  shown = new Map()
  open = []
  opened = []
  handlers = new Map()
  vi.stubGlobal('__LISTS__', { build: 'test', shell: '/', message, app: kept, verdict: kept })
  vi.stubGlobal('self', {
    location: new URL('/sw.js', home),
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: {
      showNotification: async (title: string, { body, tag }: Omit<Shown, 'title'>) => {
        shown.set(tag ?? Symbol('no tag'), { title, body })
      },
    },
    clients: { matchAll: async () => open, openWindow: async (url: string) => opened.push(url) },
  })
  vi.resetModules()
  // The path stands in a variable, so that TypeScript does not check the worker with this file's
  // types. The worker has its own types.
  const worker = '../offline/service-worker.ts'
  await import(worker)
})
afterEach(() => vi.unstubAllGlobals())

/** Waits for all promises that the worker passes to `waitUntil`. */
async function send(name: string, event: object = {}): Promise<void> {
  const work: Promise<unknown>[] = []
  handlers.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
  await Promise.all(work)
}

test('two push messages lead to only one notification with a fixed text', async () => {
  await send('push')
  await send('push')
  expect([...shown.values()]).toEqual([message])
})

test('a click on the notification of a push message closes it and opens the dashboard if no tab has the dashboard open', async () => {
  open = [{ url: `${home}/about`, focus: async () => {} }]
  const close = vi.fn()
  await send('notificationclick', { notification: { close } })
  expect(close).toHaveBeenCalledOnce()
  expect(opened).toEqual(['/'])
})

test('a click on the notification of a push message brings the tab to the front that has the dashboard open', async () => {
  const focus = vi.fn(async () => {})
  open = [
    { url: `${home}/about`, focus: async () => {} },
    { url: `${home}/?view=claims`, focus },
  ]
  await send('notificationclick', { notification: { close: () => {} } })
  expect(focus).toHaveBeenCalledOnce()
  expect(opened).toEqual([])
})
