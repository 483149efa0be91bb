import type { Hex } from '@did/domain/hex'
import type { ShareId } from '@did/domain/ids'
import { bytesToHex } from 'viem/utils'
import { fromBase64Url, toBase64Url } from './share-bytes.ts'
import { type ShareKey, shareKeyBytes } from './share-key.ts'

const context = 'did-verification/controlled-share/token/1/'

/**
 * Returns the token that opens a controlled share: 32 bytes as base64url, by HKDF-SHA-256 from the
 * link's key. The token does not reveal the key.
 */
export async function deriveShareToken({ shareId, key }: { shareId: ShareId; key: ShareKey }): Promise<string> {
  const secret = await crypto.subtle.importKey('raw', shareKeyBytes(key), 'HKDF', false, ['deriveBits'])
  const info = new TextEncoder().encode(context + shareId)
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    secret,
    256,
  )
  return toBase64Url(new Uint8Array(bits))
}

/**
 * Returns the hash that the server stores. A token is random, so nobody can guess it from the hash.
 */
export async function hashShareToken(token: string): Promise<Hex> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(fromBase64Url(token)))))
}
