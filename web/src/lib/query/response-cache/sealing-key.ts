import { answerOf, withKeys } from '../../key-database.ts'

const name = 'sealing'

/**
 * No script can read the sealing key (`extractable: false`). When the key is deleted, nobody can
 * read what was sealed under it.
 */
export function createSealingKey(database: string) {
  return {
    /**
     * Opens the key, or makes it if there is none. Returns null if the browser lacks WebCrypto or
     * IndexedDB.
     */
    open: async (): Promise<CryptoKey | null> => {
      if (!('subtle' in crypto) || !('indexedDB' in globalThis)) return null
      const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
      return withKeys(database, async (keys) => {
        const known: unknown = await answerOf(keys.get(name))
        if (known instanceof CryptoKey) return known
        await answerOf(keys.put(fresh, name))
        return fresh
      })
    },
    throwAway: async (): Promise<void> => {
      if ('indexedDB' in globalThis) await withKeys(database, (keys) => answerOf(keys.delete(name)))
    },
  }
}
