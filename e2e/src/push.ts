/**
 * Stands in for a push service and for the place in which a browser shows notifications, because
 * the headless browser has neither. It does run the page's service worker and delivers push
 * messages to it.
 */
import type { BrowserContext, Page, Worker } from '@playwright/test'

/**
 * This address is public, because the server refuses to send a push message to any other address.
 * The server sends nothing to it until somebody chooses a kind of alert on the page.
 */
const pushService = 'https://93.184.215.14/push'

/**
 * Lets the page show notifications and subscribe to a push service. A reload keeps the
 * subscription.
 */
export async function grantPush(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'])
  await context.addInitScript((service) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    const toBytes = (key: string) => Uint8Array.fromBase64(key, { alphabet: 'base64url' }).buffer
    const find = () => {
      const [endpoint, key] = JSON.parse(localStorage.getItem('push') ?? 'null') ?? []
      if (!endpoint) return null
      const unsubscribe = async () => {
        localStorage.removeItem('push')
        return true
      }
      return { endpoint, options: { applicationServerKey: toBytes(key) }, unsubscribe }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => find(),
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        localStorage.setItem('push', JSON.stringify([`${service}/${crypto.randomUUID()}`, key]))
        return find()
      },
    })
  }, pushService)
}

export type Shown = { title: string; body: string }
type Seen = { notifications: Map<string, Shown>; messages: number; done: string[] }

/**
 * Records the notifications that the service worker shows. A notification replaces an earlier one
 * with the same tag.
 */
export async function watchWorker(page: Page) {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const seen: Seen = { notifications: new Map(), messages: 0, done: [] }
    Object.assign(self, { seen })
    const show = async (title: string, { body, tag }: { body: string; tag?: string }) => {
      seen.messages += 1
      seen.notifications.set(tag ?? String(seen.messages), { title, body })
    }
    Object.assign(Reflect.get(self, 'ServiceWorkerRegistration').prototype, { showNotification: show })
    // Browsers allow a worker to open or focus a window only while it handles a person's own click.
    // A test's click is not a person's, so this replaces both functions.
    const open = async (url: string) => seen.done.push(`open ${url}`)
    Object.assign(Reflect.get(self, 'Clients').prototype, { openWindow: open })
    const focus = async () => seen.done.push('focus')
    Object.assign(Reflect.get(self, 'WindowClient').prototype, { focus })
  })
  return {
    wake: await findWaker(page),
    countMessages: () => worker.evaluate(() => (Reflect.get(self, 'seen') as Seen).messages),
    listNotifications: () => worker.evaluate(() => [...(Reflect.get(self, 'seen') as Seen).notifications.values()]),
    click: () => click(worker),
  }
}

/**
 * The returned function delivers an empty push message. The product's server sends empty messages,
 * too.
 */
async function findWaker(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const known = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const registrationId = await known
  const { origin } = new URL(page.url())
  return async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: '' })
  }
}

/**
 * Clicks the notification. Returns what the service worker then did: `open` with a URL, or `focus`.
 */
async function click(worker: Worker): Promise<string[]> {
  return worker.evaluate(async () => {
    const seen: Seen = Reflect.get(self, 'seen')
    seen.done.length = 0
    const work: Promise<unknown>[] = []
    const waitUntil = (promise: Promise<unknown>) => work.push(promise)
    const event = Object.assign(new Event('notificationclick'), { waitUntil, notification: { close: () => {} } })
    self.dispatchEvent(event)
    await Promise.all(work)
    return seen.done
  })
}
