import { toAddress } from '@did/domain/hex'
import { type Bytes, deriveKey, describePlace, openBytes, sealBytes } from '../../../lib/cipher.ts'
import type { VaultName } from '../keys/wrapping.ts'

/** Padding makes an item grow in steps of 256 bytes, so that its size reveals little. */
const paddingBytes = 256

export function deriveItemKey(master: Bytes, { vaultId }: Pick<VaultName, 'vaultId'>): Promise<CryptoKey> {
  return deriveKey(master, new Uint8Array(new TextEncoder().encode(vaultId)), 'items')
}

export type ItemPlace = VaultName & { itemId: string; version: number }

/** Binds the item to its new `version`, so that the server cannot pass an old state off as new. */
export function sealItem(key: CryptoKey, place: ItemPlace, content: unknown): Promise<string> {
  return sealBytes(key, padJson(content), describeItem(place))
}

/** Returns the content as parsed JSON, or null when the key did not seal it for this place. */
export async function openItem(key: CryptoKey, place: ItemPlace, sealed: string): Promise<unknown> {
  const bytes = await openBytes(key, sealed, describeItem(place))
  return bytes === null ? null : parseJson(bytes)
}

/** Fills JSON up with spaces, which JSON allows, so that a ciphertext's length tells less. */
export function padJson(content: unknown): Bytes {
  const json = new TextEncoder().encode(JSON.stringify(content))
  const padded = new Uint8Array(Math.ceil(json.length / paddingBytes) * paddingBytes).fill(0x20)
  padded.set(json)
  return padded
}

export function parseJson(bytes: Bytes): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

function describeItem({ wallet, vaultId, itemId, version }: ItemPlace): Bytes {
  return describePlace('vault item', toAddress(wallet), vaultId, itemId, version)
}
