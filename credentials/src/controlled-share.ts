import type { ShareId } from '@did/domain/ids'
import { fromBase64, joinBytes, toBase64 } from './share-bytes.ts'
import { parseShareFile } from './share-file.ts'
import { type ShareKey, shareKeyBytes } from './share-key.ts'
import type { ParsedShare } from './share-link.ts'

// AES-256-GCM through WebCrypto, which browsers and Node share. The ciphertext is a version byte, 12 random bytes and what GCM
// makes of the share's file. It is bound to its share twice: the share's id is the associated data, and the proof inside the file
// names it again, so neither a server that mixes up ciphertexts nor an owner who moves one can put it under another share.
const version = 1
const nonceLength = 12
const context = 'did-verification/controlled-share/1/'

/**
 * What the server keeps of a controlled share: base64 of the encrypted `file`, which `buildShareFile` made for this very share id.
 * `randomBytes` returns that many fresh random bytes. One key is for one share only.
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
 * What a controlled share says once the server has handed out its ciphertext: `attested`, `unattested` or `contradictory` like an
 * open one. A wrong key, or bytes changed anywhere, are `unreadable`. Never throws for bad input.
 */
export async function openControlledShare({
  shareId,
  key,
  ciphertext,
}: {
  shareId: ShareId
  key: ShareKey
  ciphertext: string
}): Promise<ParsedShare> {
  const file = await decrypt({ shareId, key, ciphertext })
  if (file === null) return { kind: 'unreadable', code: 'share-unreadable' }
  const share = parseShareFile(file)
  const isOther = (share.kind === 'attested' || share.kind === 'unattested') && share.shareId !== shareId
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
    return null // the cipher tells no more than that key and bytes do not belong together
  }
}

function describeCipher(iv: Uint8Array<ArrayBuffer>, shareId: ShareId) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(context + shareId), tagLength: 128 }
}

function importKey(key: ShareKey, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', shareKeyBytes(key), 'AES-GCM', false, [use])
}
