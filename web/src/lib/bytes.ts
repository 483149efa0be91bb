import type { Hex } from '@did/domain/hex'

export type Bytes = Uint8Array<ArrayBuffer>

export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length))
}

export function toHex(bytes: Uint8Array): Hex {
  return `0x${bytes.toHex()}`
}

export function fromHex(hex: Hex): Bytes {
  return Uint8Array.fromHex(hex.slice(2))
}

export function toBase64Url(bytes: Uint8Array): string {
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
}

export function fromBase64Url(text: string): Bytes {
  return Uint8Array.fromBase64(text, { alphabet: 'base64url' })
}

export function randomId(): string {
  return toBase64Url(randomBytes(16))
}
