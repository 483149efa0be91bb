import { timeNow } from '../../lib/page/device-clock.ts'
import { createSealingKey } from '../../lib/query/response-cache/sealing-key.ts'
import { createStoredCache } from '../../lib/query/response-cache/stored-cache.ts'

/**
 * Whoever changes this name must also change the privacy policy, which lists what stays in the
 * browser and mentions the name.
 */
const key = 'own_link'
const limits = { lifetimeMs: 366 * 86_400_000, entries: 300, prefix: `${key}:` }
const sealing = createSealingKey('own_links')
const links = openLinks()

/** Seals a link that its owner handed out, so that this browser can show it again. */
export async function keepOwnLink({ id, url }: { id: string; url: string }): Promise<void> {
  // Ignore a failure to store the link. `findOwnLink` then returns null, so this browser cannot
  // show the link again.
  await links?.keep(id, url, timeNow()).catch(() => {})
}

export async function findOwnLink(id: string): Promise<string | null> {
  return (await links?.find(id, timeNow()).catch(() => null)) ?? null
}

/** The next person who uses this browser must not see the links. */
export function forgetOwnLinks(): void {
  try {
    links?.clear()
  } catch {
    // If the browser refuses access to local storage, no link was stored there.
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
