import { timeNow } from '../../lib/page/device-clock.ts'
import { createSealingKey } from '../../lib/query/response-cache/sealing-key.ts'
import { createStoredCache } from '../../lib/query/response-cache/stored-cache.ts'

/** This key cannot change alone: the page that lists what stays in the browser names it, too. */
const key = 'own_link'
const limits = { lifetimeMs: 366 * 86_400_000, entries: 300, prefix: `${key}:` }
const sealing = createSealingKey('own_links')
const links = openLinks()

/** Seals a link that its owner handed out, so that this browser can show it again. */
export async function keepOwnLink({ id, url }: { id: string; url: string }): Promise<void> {
  // If the browser refuses to store the link, `findOwnLink` returns null later, and nobody can show
  // the link again.
  await links?.keep(id, url, timeNow()).catch(() => {})
}

export async function findOwnLink(id: string): Promise<string | null> {
  return (await links?.find(id, timeNow()).catch(() => null)) ?? null
}

/** Forgets every link, because another person may use this browser. */
export function forgetOwnLinks(): void {
  try {
    links?.clear()
  } catch {
    // Without local storage, nothing was kept.
  }
  sealing.throwAway().catch(() => {})
}

function openLinks() {
  try {
    return createStoredCache(limits, { storage: localStorage, openKey: sealing.open })
  } catch {
    return null // The browser refuses even to name its storage.
  }
}
