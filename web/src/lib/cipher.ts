import { type Bytes, randomBytes } from './bytes.ts'

// This file encrypts with AES-256-GCM through WebCrypto. A ciphertext is a version byte, 12 random
// bytes and the output of GCM. The associated data names the place where the ciphertext is stored,
// so that nobody can decrypt a ciphertext that was moved to another place.

const version = 1
const nonceLength = 12

/**
 * Encodes the kind and the place of a ciphertext. Two different lists of parts never result in the
 * same bytes.
 */
export function describePlace(...parts: readonly (string | number)[]): Bytes {
  return new Uint8Array(new TextEncoder().encode(JSON.stringify(parts)))
}

export async function sealBytes(key: CryptoKey, content: Bytes, place: Bytes): Promise<string> {
  const iv = randomBytes(nonceLength)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: place }, key, content)
  return Uint8Array.of(version, ...iv, ...new Uint8Array(sealed)).toBase64()
}

/**
 * Returns null if the key, the place or the bytes are wrong, and does not tell which of them is
 * wrong.
 */
export async function openBytes(key: CryptoKey, sealed: string, place: Bytes): Promise<Bytes | null> {
  try {
    const bytes = Uint8Array.fromBase64(sealed)
    if (bytes[0] !== version) return null
    const iv = bytes.slice(1, 1 + nonceLength)
    const algorithm = { name: 'AES-GCM', iv, additionalData: place }
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, bytes.slice(1 + nonceLength)))
  } catch {
    return null
  }
}

export async function deriveKey(ikm: Bytes, salt: Bytes, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', ikm, 'HKDF', false, ['deriveKey'])
  const cipher = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(describeDerivation(salt, purpose), material, cipher, false, ['encrypt', 'decrypt'])
}

/**
 * Derives bytes for one purpose from the secret `ikm` (HKDF). Nobody can tell these bytes from
 * random ones without knowing `ikm`.
 */
export async function deriveBytes(
  ikm: Bytes,
  salt: Bytes,
  { purpose, length }: { purpose: string; length: number },
): Promise<Bytes> {
  const material = await crypto.subtle.importKey('raw', ikm, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits(describeDerivation(salt, purpose), material, length * 8))
}

function describeDerivation(salt: Bytes, purpose: string): HkdfParams {
  const info = new TextEncoder().encode(`did-verification/vault/${purpose}/1`)
  return { name: 'HKDF', hash: 'SHA-256', salt, info }
}
