import { maximumDidUrlCharacters } from '@did/credentials/did/did-url'
import { readJwk, readMultikey, writeJwk } from '@did/credentials/did/public-key'
import { decodeJson } from '@did/credentials/foreign/base64url'
import type { WalletKey } from '../../db/schema/portable.ts'

/**
 * Reads the key of a did:key or did:jwk. Returns null for other methods, for a fragment that names
 * another key, and for a text that is longer than a DID URL can be, because the DID is stored.
 */
export function resolveKeyDid(didUrl: unknown): WalletKey | null {
  if (typeof didUrl !== 'string' || didUrl.length > maximumDidUrlCharacters) return null
  const [did = '', fragment] = didUrl.split('#')
  const [, method, id = ''] = /^did:(jwk|key):(.*)$/s.exec(did) ?? []
  if (method === 'jwk' && fragment === '0') return bind(readWalletJwk(decodeJson(id)), did)
  if (method === 'key' && fragment === id) return bind(writeWalletKey(readMultikey(id)), did)
  return null
}

/**
 * Returns null for a JWK of another kind than Ed25519 or P-256. The returned JWK has only the
 * members that make the key, because it is stored.
 */
export function readWalletJwk(jwk: unknown): WalletKey['jwk'] | null {
  return writeWalletKey(readJwk(jwk))
}

function writeWalletKey(key: ReturnType<typeof readJwk>): WalletKey['jwk'] | null {
  return key?.curve === 'Ed25519' || key?.curve === 'P-256' ? writeJwk(key) : null
}

function bind(jwk: WalletKey['jwk'] | null, did: string): WalletKey | null {
  return jwk && { jwk, did }
}
