import { remember } from '../../page/browser-storage.ts'
import { readKeptAt, seal, unseal } from './seal.ts'

type Limits = { lifetimeMs: number; entries: number; prefix: string }
type Place = { storage: Storage; openKey: () => Promise<CryptoKey | null> }

/** The entries in the browser's storage are sealed. */
export function createStoredCache({ lifetimeMs, entries, prefix }: Limits, { storage, openKey }: Place) {
  let generation = 0

  const listAges = (): { key: string; keptAt: number }[] =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, keptAt: readKeptAt(storage.getItem(key) ?? '') ?? 0 }))

  const sweep = (nowMs: number): void => {
    for (const { key, keptAt } of listAges()) if (nowMs - keptAt >= lifetimeMs) storage.removeItem(key)
  }

  async function find(name: string, nowMs: number): Promise<string | null> {
    const sealed = storage.getItem(prefix + name)
    const keptAt = readKeptAt(sealed ?? '')
    if (sealed === null || keptAt === null || nowMs - keptAt >= lifetimeMs) return null
    const key = await openKey()
    return key && unseal(key, { label: name, sealed })
  }

  async function keep(name: string, text: string, nowMs: number): Promise<void> {
    const startedIn = generation
    const key = await openKey()
    if (!key) return
    const sealed = await seal(key, { label: name, text, keptAt: nowMs })
    // If the cache was cleared meanwhile, drop the answer, because its account has left the page.
    if (generation === startedIn) write(prefix + name, sealed, nowMs)
  }

  function write(key: string, sealed: string, nowMs: number): void {
    sweep(nowMs)
    const others = listAges().filter((entry) => entry.key !== key)
    const tooMany = others.length + 1 - entries
    const oldestFirst = others.toSorted((one, other) => one.keptAt - other.keptAt)
    for (const entry of oldestFirst.slice(0, Math.max(0, tooMany))) storage.removeItem(entry.key)
    try {
      storage.setItem(key, sealed)
    } catch {
      // The browser's storage is full. Remove the older answer under this key. The new answer stays
      // in memory only.
      storage.removeItem(key)
    }
  }

  function clear(): void {
    generation += 1
    for (const { key } of listAges()) storage.removeItem(key)
  }

  return {
    find,
    keep,
    sweep,
    clear,
    drop: (name: string) => remember(prefix + name, null, () => storage),
    size: () => listAges().length,
  }
}
