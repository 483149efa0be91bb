import { toPublicMultikey } from '@did/credentials/data-integrity/ed25519-key'

const [database, store] = ['issuing_keys', 'keys']

/**
 * Makes an Ed25519 key that never leaves this browser, and returns its public half as a Multikey.
 * Returns null in a browser that cannot keep such a key.
 */
export async function makeBrowserKey(): Promise<string | null> {
  if (!('subtle' in crypto) || !('indexedDB' in globalThis)) return null
  const made = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']).catch(() => null)
  if (made === null || !('privateKey' in made)) return null
  const publicKey = toPublicMultikey(new Uint8Array(await crypto.subtle.exportKey('raw', made.publicKey)))
  await withStore((keys) => keys.put(made.privateKey, publicKey))
  return publicKey
}

/** Returns the key that this browser keeps, or null if another browser has it. */
export async function findBrowserKey(publicKeyMultibase: string): Promise<CryptoKey | null> {
  if (!('indexedDB' in globalThis)) return null
  const known: unknown = await withStore((keys) => keys.get(publicKeyMultibase))
  return known instanceof CryptoKey ? known : null
}

/** Tells whether this browser keeps any key, also one that no longer counts. */
export async function keepsBrowserKeys(): Promise<boolean> {
  return 'indexedDB' in globalThis && (await withStore((keys) => keys.count())) > 0
}

async function withStore<Result>(ask: (keys: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  const opened = await answerOf(opening)
  try {
    return await answerOf(ask(opened.transaction(store, 'readwrite').objectStore(store)))
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
