import type { BrowserContext, Page } from '@playwright/test'

/**
 * Each function takes some storage away from a page. In real life, the browser, its settings or a
 * full disk may do so.
 */
export const refusals = {
  /**
   * Plays a browser whose owner blocks all data of sites. Such a browser throws as soon as a script
   * names a storage.
   */
  'refuses storage': () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
    // A Chromium that blocks all data of sites refuses its locks, too: their functions return
    // promises that reject.
    const refuseLater = async () => refuse()
    Object.defineProperty(navigator, 'locks', { value: { query: refuseLater, request: refuseLater } })
  },
  'names storage that does not work': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'])
      Object.defineProperty(Storage.prototype, name, { value: refuse })
    Object.defineProperty(IDBFactory.prototype, 'open', { value: refuse })
  },
  'has a full disk': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    // On a full disk, a browser first accepts an object, and aborts the transaction when it writes
    // the object to the disk.
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...entry) {
      const request = put.apply(this, entry)
      request.addEventListener('success', () => this.transaction.abort())
      return request
    }
  },
  'has no database': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  },
} as const
export type Refusal = keyof typeof refusals

/**
 * From the next page on, the browser stores nothing. `refusal` names the way in which it refuses.
 */
export async function refuseStorage(context: BrowserContext, refusal: Refusal): Promise<void> {
  await context.addInitScript(refusals[refusal])
}

/** From the next page on, the browser neither keeps nor sends cookies, and tells pages so. */
export async function refuseCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { value: false })
    const { fetch } = window
    window.fetch = (input, init) => fetch(input, { ...init, credentials: 'omit' })
  })
}

/**
 * From now on, `goto` does not load a new document, as if somebody followed a link inside the page.
 * In a browser that stores nothing, only the loaded page remembers that a wallet was connected.
 */
export function stayInPage(page: Page): void {
  const load = page.goto.bind(page)
  page.goto = async (to, options) => {
    const here = new URL(page.url())
    if (here.protocol === 'about:') return load(to, options)
    const there = new URL(to, here)
    if (there.origin !== here.origin) return load(to, options)
    await page.evaluate((path) => history.pushState(null, '', path), `${there.pathname}${there.search}${there.hash}`)
    return null
  }
}
