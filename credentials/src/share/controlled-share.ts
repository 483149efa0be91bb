import type { ShareId } from '@did/domain/ids'
import { fromBase64, joinBytes, toBase64 } from './share-bytes.ts'
import { parseShareFile } from './share-file.ts'
import { type ShareKey, shareKeyBytes } from './share-key.ts'
import type { ParsedShare } from './share-link.ts'

// A ciphertext is this version byte, 12 random bytes, and the output of AES-256-GCM over the
// share's file. Both the associated data and the proof inside the file contain the share's id, so
// neither a server nor an owner can put a ciphertext under another share.
const version = 1
const nonceLength = 12
const context = 'did-verification/controlled-share/1/'

/**
 * Encrypts the `file` that `buildShareFile` wrote, and returns the ciphertext in base64. Each key
 * must be used for one share only.
 */
export async function sealControlledShare(
  { shareId, key, file }: { shareId: ShareId; key: ShareKey; file: string },
  randomBytes: (length: number) => Uint8Array,
): Promise<string> {
  const nonce = new Uint8Array(randomBytes(nonceLength))
  const sealed = await crypto.subtle.encrypt(
    describeCipher(nonce, shareId),
    await importKey(key, 'encrypt'),
    new TextEncoder().encode(file),
  )
  return toBase64(joinBytes(Uint8Array.of(version), nonce, new Uint8Array(sealed)))
}

/**
 * Decrypts the ciphertext of a share, and reads the share as in an open link. With a wrong key or a
 * changed byte, the share is `unreadable`. Never throws for bad input.
 */
export async function openControlledShare(sealed: Sealed): Promise<ParsedShare> {
  const file = await decrypt(sealed)
  if (file === null) return { kind: 'unreadable', code: 'share-unreadable' }
  const share = parseShareFile(file)
  const isOther = (share.kind === 'attested' || share.kind === 'unattested') && share.shareId !== sealed.shareId
  return isOther ? { kind: 'contradictory', contradiction: 'share-id-differs' } : share
}

type Sealed = { shareId: ShareId; key: ShareKey; ciphertext: string }

async function decrypt({ shareId, key, ciphertext }: Sealed): Promise<string | null> {
  try {
    const bytes = fromBase64(ciphertext)
    const sealed = new Uint8Array(bytes.subarray(1 + nonceLength))
    if (bytes[0] !== version) return null
    const nonce = new Uint8Array(bytes.subarray(1, 1 + nonceLength))
    const plain = await crypto.subtle.decrypt(describeCipher(nonce, shareId), await importKey(key, 'decrypt'), sealed)
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain)
  } catch {
    return null // The cipher fails only when key and bytes do not belong together.
  }
}

function describeCipher(iv: Uint8Array<ArrayBuffer>, shareId: ShareId) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(context + shareId), tagLength: 128 }
}

function importKey(key: ShareKey, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', shareKeyBytes(key), 'AES-GCM', false, [use])
}
