const database = 'response_cache'
const store = 'keys'
const name = 'sealing'

/**
 * Opens the sealing key, or makes one. The browser keeps the key where no script can read it
 * (`extractable: false`). Without the key, the answers sealed under it are unreadable for good.
 * Null if the browser lacks WebCrypto or IndexedDB.
 */
export async function openSealingKey(): Promise<CryptoKey | null> {
  if (!('subtle' in crypto) || !('indexedDB' in globalThis)) return null
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  return withStore(async (keys) => {
    const known: unknown = await answerOf(keys.get(name))
    if (known instanceof CryptoKey) return known
    await answerOf(keys.put(fresh, name))
    return fresh
  })
}

export async function throwAwaySealingKey(): Promise<void> {
  if ('indexedDB' in globalThis) await withStore((keys) => answerOf(keys.delete(name)))
}

async function withStore<Result>(run: (keys: IDBObjectStore) => Promise<Result>): Promise<Result> {
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
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser could not open its database'))
  })
}
