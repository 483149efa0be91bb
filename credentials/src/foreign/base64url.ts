import { base64url } from 'multiformats/bases/base64'

/** Decodes base64url without padding (RFC 7515, section 2). Returns null for any other text. */
export function decodeBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null
  try {
    return Uint8Array.from(base64url.baseDecode(text))
  } catch {
    return null
  }
}

export function encodeBase64url(bytes: Uint8Array): string {
  return base64url.baseEncode(bytes)
}

/** Decodes base64url of a JSON text in UTF-8. Returns undefined for anything else. */
export function decodeJson(text: string): unknown {
  const bytes = decodeBase64url(text)
  if (bytes === null) return undefined
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/**
 * JSON with more levels could exhaust the stack of recursive code. No real credential has so many.
 */
const deepest = 64

/**
 * Parses JSON. Returns undefined for any other text, for JSON that is nested too deeply, and for
 * JSON with a member `__proto__`. A schema drops this member without a fault, so a checker could
 * see content that nobody has compared with a signature.
 */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isReadable(value, deepest) ? value : undefined
  } catch {
    return undefined
  }
}

function isReadable(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0 || Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every((each) => isReadable(each, levels - 1))
}

export type JsonObject = { readonly [name: string]: unknown }

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
