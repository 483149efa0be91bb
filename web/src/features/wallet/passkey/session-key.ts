import type { PasskeyKey } from '@did/domain/account/passkey'
import type { Hex } from '@did/domain/hex'
import { fromHex } from '../../../lib/bytes.ts'
import { type P256Signature, readRawSignature, splitPoint } from './p256/signature.ts'

/** No script can read the private half of this tab's key out, and the key ends with the tab. */
export type SessionKey = PasskeyKey & { sign: (digest: Hex) => Promise<P256Signature> }

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }

export async function createSessionKey(): Promise<SessionKey> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
  // A raw key begins with the byte 4, which says that both coordinates follow. They have 64 bytes
  // together.
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)).slice(1)
  return {
    ...splitPoint(point),
    sign: async (digest) => {
      const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, fromHex(digest))
      return readRawSignature(new Uint8Array(raw))
    },
  }
}
