import * as z from 'zod/mini'

const ivBytes = 12
const sealedSchema = z.object({ keptAt: z.number(), iv: z.string(), data: z.string() })

/** The result opens only with the same key, the same `label` and the same `keptAt`. */
export async function seal(key: CryptoKey, { label, text, keptAt }: { label: string; text: string; keptAt: number }) {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const data = await crypto.subtle.encrypt(buildCipherParams(iv, label, keptAt), key, new TextEncoder().encode(text))
  return JSON.stringify({ keptAt, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) })
}

/** Returns null if another key or another label was used to seal the text. */
export async function unseal(key: CryptoKey, { label, sealed }: { label: string; sealed: string }) {
  const parsed = parseSealed(sealed)
  if (!parsed) return null
  try {
    const algorithm = buildCipherParams(fromBase64(parsed.iv), label, parsed.keptAt)
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, fromBase64(parsed.data)))
  } catch {
    return null
  }
}

/** Returns null if the text is no sealed answer. */
export function readKeptAt(sealed: string): number | null {
  return parseSealed(sealed)?.keptAt ?? null
}

function parseSealed(sealed: string) {
  try {
    return sealedSchema.safeParse(JSON.parse(sealed)).data ?? null
  } catch {
    return null
  }
}

function buildCipherParams(iv: Uint8Array<ArrayBuffer>, label: string, keptAt: number): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${keptAt} ${label}`) }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
