import { p256 } from '@noble/curves/p256'
import { base58btc } from 'multiformats/bases/base58'

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

/**
 * Reads a did:key. The multicodec varints of `ed25519-pub` and `p256-pub` stand before the key's
 * bytes.
 */
function readDidKey(did: string, multibase: string): KeyOfDid | null {
  try {
    const [first, second, ...key] = base58btc.decode(multibase as `z${string}`)
    if (first === 0xed && second === 0x01 && key.length === 32)
      return { did, jwk: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') } }
    if (first !== 0x80 || second !== 0x24 || key.length !== 33) return null
    const point = p256.ProjectivePoint.fromHex(Uint8Array.from(key)).toRawBytes(false)
    const part = (from: number) => Buffer.from(point.subarray(from, from + 32)).toString('base64url')
    return { did, jwk: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) } }
  } catch {
    return null
  }
}
