import { toPublicMultikey } from '@did/credentials/data-integrity/ed25519-key'

const [database, store] = ['issuing_keys', 'keys']

/**
 * Makes an Ed25519 key that never leaves this browser, and returns its public half as a Multikey.
 * Returns null in a browser that cannot keep such a key.
 */
export async function makeBrowserKey(): Promise<string | null> {
  if (!('subtle' in crypto)) return null
  const made = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']).catch(() => null)
  if (made === null || !('privateKey' in made)) return null
  const publicKey = toPublicMultikey(new Uint8Array(await crypto.subtle.exportKey('raw', made.publicKey)))
  return withStore((keys) => keys.put(made.privateKey, publicKey)).then(
    () => publicKey,
    () => null,
  )
}

/** Returns the key that this browser keeps, or null if another browser has it. */
export async function findBrowserKey(publicKeyMultibase: string): Promise<CryptoKey | null> {
  const known: unknown = await withStore((keys) => keys.get(publicKeyMultibase)).catch(() => null)
  return known instanceof CryptoKey ? known : null
}

/** Tells whether this browser keeps any key, also one that no longer counts. */
export async function keepsBrowserKeys(): Promise<boolean> {
  return (await withStore((keys) => keys.count()).catch(() => 0)) > 0
}

/** Rejects in a browser without such a store, or one whose disk is full. */
async function withStore<Result>(ask: (keys: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  const opened = await answerOf(opening)
  try {
    const transaction = opened.transaction(store, 'readwrite')
    const [result] = await Promise.all([answerOf(ask(transaction.objectStore(store))), endOf(transaction)])
    return result
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

/** A browser whose disk is full takes an object first, and gives up the transaction then. */
function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not store the key'))
  })
}
