import type { BrowserContext } from '@playwright/test'
import type { ApiSession } from '../api.ts'
import type { Node } from '../node.ts'

type Entry = { marker: string; key: string; value: string }

/**
 * Gives a browser what it would keep after an earlier visit: the saved session and the server's
 * cookie.
 */
export async function rememberSession(
  context: BrowserContext,
  { publicUrl }: Node,
  chainId: number,
  { address, cookie }: ApiSession,
): Promise<void> {
  const saved = { address, chainId, timestamp: Date.now(), lastActivity: Date.now() }
  const entry = { marker: 'not_stored_yet', key: 'wallet_session', value: JSON.stringify(saved) }
  const { hostname: domain } = new URL(publicUrl)
  const attributes = { domain, path: '/', sameSite: 'Lax' } as const
  await context.addCookies([
    { ...cookie, ...attributes, httpOnly: true },
    { name: entry.marker, value: '1', ...attributes },
  ])
  await context.addInitScript(storeOnce, entry)
}

/**
 * Runs inside the page before the page's first script, and fills the page's storage once.
 * Playwright's own way, `storageState`, would open a page for each context.
 */
function storeOnce({ marker, key, value }: Entry): void {
  if (window.top !== window || !location.protocol.startsWith('http') || !document.cookie.includes(`${marker}=`)) return
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store would end after the first script
  document.cookie = `${marker}=; path=/; max-age=0`
  localStorage.setItem(key, value)
}
