type Entry = { value: string; keptAt: number }
type Limits = { lifetimeMs: number; entries: number }

/** Finds no expired entry, and drops the oldest entry when the cache is full. */
export function createMemoryCache({ lifetimeMs, entries }: Limits) {
  // A Map keeps the order of insertion, so its first entry is the oldest.
  const kept = new Map<string, Entry>()
  const isExpired = (entry: Entry, nowMs: number) => nowMs - entry.keptAt >= lifetimeMs
  return {
    find: (key: string, nowMs: number): string | null => {
      const entry = kept.get(key)
      return entry && !isExpired(entry, nowMs) ? entry.value : null
    },
    keep: (key: string, value: string, nowMs: number): void => {
      kept.delete(key)
      kept.set(key, { value, keptAt: nowMs })
      const [oldest] = kept.keys()
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest)
    },
    drop: (key: string): void => void kept.delete(key),
    sweep: (nowMs: number): void => {
      for (const [key, entry] of kept) if (isExpired(entry, nowMs)) kept.delete(key)
    },
    clear: (): void => kept.clear(),
    size: (): number => kept.size,
  }
}
