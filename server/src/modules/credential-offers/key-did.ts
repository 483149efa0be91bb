import { readMultikey, writeJwk } from '@did/credentials/did/public-key'

export type KeyOfDid = { did: string; jwk: Record<string, unknown> }

/**
 * Returns the key that a DID URL of did:key or did:jwk contains. Returns null for other methods and
 * for a fragment that names another key.
 */
export async function resolveKeyDid(didUrl: string): Promise<KeyOfDid | null> {
  const [did = '', fragment] = didUrl.split('#')
  if (did.startsWith('did:jwk:') && fragment === '0') return readDidJwk(did)
  if (did.startsWith('did:key:') && fragment === did.slice('did:key:'.length)) return readDidKey(did, fragment)
  return null
}

function readDidJwk(did: string): KeyOfDid | null {
  try {
    const jwk: unknown = JSON.parse(Buffer.from(did.slice('did:jwk:'.length), 'base64url').toString())
    if (typeof jwk !== 'object' || jwk === null || 'd' in jwk) return null
    return { did, jwk: jwk as Record<string, unknown> }
  } catch {
    return null
  }
}

/** Reads a did:key of Ed25519 or P-256. Returns null for another one. */
function readDidKey(did: string, multibase: string): KeyOfDid | null {
  const key = readMultikey(multibase)
  return key?.curve === 'Ed25519' || key?.curve === 'P-256' ? { did, jwk: writeJwk(key) } : null
}
