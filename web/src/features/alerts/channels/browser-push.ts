export type BrowserState = 'unsupported' | 'needs-installing' | 'blocked' | 'ready'

export function findBrowserState(): BrowserState {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'ready'
  return /iPhone|iPad/.test(navigator.userAgent) ? 'needs-installing' : 'unsupported'
}

/**
 * `endpointHash` is what the server shows of the endpoint. `isForKey` is false if the installation
 * has changed its push key since this browser subscribed. The installation can then no longer wake
 * this browser.
 */
export type Subscription = Listening & { isForKey: boolean }
type Listening = { endpoint: string; endpointHash: string }

/**
 * Finds the push subscription that this browser already has. `publicKey` is the installation's key
 * as base64url (RFC 8292).
 */
export async function findSubscription(publicKey: string): Promise<Subscription | null> {
  if (findBrowserState() !== 'ready') return null
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription
    ? { ...(await describeSubscription(subscription)), isForKey: isFor(subscription, publicKey) }
    : null
}

export async function listen(publicKey: string): Promise<Listening | 'blocked' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
    await navigator.serviceWorker.register('/sw.js')
    const { pushManager } = await navigator.serviceWorker.ready
    const old = await pushManager.getSubscription()
    // A browser takes push messages of only one key, and throws when a page subscribes with a
    // second key.
    if (old && !isFor(old, publicKey)) await old.unsubscribe()
    return await describeSubscription(
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
    )
  } catch (error) {
    console.warn('This browser could not be subscribed', error)
    return 'failed'
  }
}

/**
 * Throws nothing if the browser cannot end its subscription, because our server forgets this
 * browser, too, and then sends it no messages.
 */
export async function stopListening(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe().catch(() => false)
}

async function describeSubscription({ endpoint }: PushSubscription): Promise<Listening> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return { endpoint, endpointHash: toText(hash) }
}

function isFor({ options: { applicationServerKey: key } }: PushSubscription, publicKey: string): boolean {
  return key !== null && toText(key) === publicKey
}

function toText(bytes: ArrayBuffer): string {
  return new Uint8Array(bytes).toBase64({ alphabet: 'base64url', omitPadding: true })
}
