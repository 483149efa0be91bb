import { toPublicMultikey } from '@did/credentials/data-integrity/ed25519-key'
import { answerOf, withKeys } from '../../lib/key-database.ts'

const database = 'issuing_keys'

/**
 * Makes an Ed25519 key that never leaves this browser, and returns its public half as a Multikey.
 * Returns null in a browser that cannot keep such a key.
 */
export async function makeBrowserKey(): Promise<string | null> {
  if (!('subtle' in crypto)) return null
  const made = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']).catch(() => null)
  if (made === null || !('privateKey' in made)) return null
  const publicKey = toPublicMultikey(new Uint8Array(await crypto.subtle.exportKey('raw', made.publicKey)))
  return withKeys(database, (keys) => answerOf(keys.put(made.privateKey, publicKey))).then(
    () => publicKey,
    () => null,
  )
}

/** Returns null if this browser does not keep the private half of this issuing key. */
export async function findBrowserKey(publicKeyMultibase: string): Promise<CryptoKey | null> {
  const known: unknown = await withKeys(database, (keys) => answerOf(keys.get(publicKeyMultibase))).catch(() => null)
  return known instanceof CryptoKey ? known : null
}

/**
 * Tells whether this browser keeps the private half of any issuing key, even of a key that is no
 * longer in use.
 */
export async function keepsBrowserKeys(): Promise<boolean> {
  return (await withKeys(database, (keys) => answerOf(keys.count())).catch(() => 0)) > 0
}
