import { toAddress } from '@did/domain/hex'
import { type Bytes, deriveKey, describePlace, openBytes, sealBytes } from './cipher.ts'
import type { VaultName } from './wrapping.ts'

/** An item grows in steps, so that its size tells little. */
const paddingBytes = 256

/** The key of all items of a vault. */
export function deriveItemKey(master: Bytes, { vaultId }: Pick<VaultName, 'vaultId'>): Promise<CryptoKey> {
  return deriveKey(master, new Uint8Array(new TextEncoder().encode(vaultId)), 'items')
}

export type ItemPlace = VaultName & { itemId: string; version: number }

/** `version` is the one the item will have: the server cannot pass an older state off as the newest of another. */
export function sealItem(key: CryptoKey, place: ItemPlace, content: unknown): Promise<string> {
  return sealBytes(key, padJson(content), describeItem(place))
}

/** What was sealed there, as JSON; null when it was not sealed for this place by whoever has the vault's key. */
export async function openItem(key: CryptoKey, place: ItemPlace, sealed: string): Promise<unknown> {
  const bytes = await openBytes(key, sealed, describeItem(place))
  return bytes === null ? null : parseJson(bytes)
}

/** JSON with spaces behind it, which JSON does not mind. */
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
