const store = 'keys'
const name = 'sealing'
/** A damaged browser never opens its database. What waits for the key goes on without the key. */
const answerWithinMs = 3_000

/**
 * Keeps a sealing key in a database of this name. The browser keeps the key where no script can
 * read it (`extractable: false`). Without the key, what was sealed under it is unreadable for good.
 */
export function createSealingKey(database: string) {
  return {
    /** Opens the key, or makes one. Returns null if the browser lacks WebCrypto or IndexedDB. */
    open: async (): Promise<CryptoKey | null> => {
      if (!('subtle' in crypto) || !('indexedDB' in globalThis)) return null
      const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
      return withStore(database, async (keys) => {
        const known: unknown = await answerOf(keys.get(name))
        if (known instanceof CryptoKey) return known
        await answerOf(keys.put(fresh, name))
        return fresh
      })
    },
    throwAway: async (): Promise<void> => {
      if ('indexedDB' in globalThis) await withStore(database, (keys) => answerOf(keys.delete(name)))
    },
  }
}

async function withStore<Result>(database: string, run: (keys: IDBObjectStore) => Promise<Result>): Promise<Result> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  const opened = await answerOf(opening)
  try {
    return await run(opened.transaction(store, 'readwrite').objectStore(store))
  } finally {
    opened.close()
  }
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The database does not answer')), answerWithinMs)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser could not open its database'))
  })
}
