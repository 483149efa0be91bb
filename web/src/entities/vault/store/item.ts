import { toAddress } from '@did/domain/hex'
import type { Bytes } from '../../../lib/bytes.ts'
import { deriveKey, describePlace, openBytes, sealBytes } from '../../../lib/cipher.ts'
import { padJson, parseJson } from '../../../lib/padded-json.ts'
import type { VaultName } from '../keys/wrapping.ts'

export function deriveItemKey(master: Bytes, { vaultId }: Pick<VaultName, 'vaultId'>): Promise<CryptoKey> {
  return deriveKey(master, new Uint8Array(new TextEncoder().encode(vaultId)), 'items')
}

export type ItemPlace = VaultName & { itemId: string; version: number }

/**
 * Seals an item together with its new `version`, so that the server cannot pass off an old state of
 * the item as the new one.
 */
export function sealItem(key: CryptoKey, place: ItemPlace, content: unknown): Promise<string> {
  return sealBytes(key, padJson(content), describeItem(place))
}

/**
 * Returns the content as parsed JSON, or null if the text was not sealed by this key for exactly
 * this vault, item id and version.
 */
export async function openItem(key: CryptoKey, place: ItemPlace, sealed: string): Promise<unknown> {
  const bytes = await openBytes(key, sealed, describeItem(place))
  return bytes === null ? null : parseJson(bytes)
}

function describeItem({ wallet, vaultId, itemId, version }: ItemPlace): Bytes {
  return describePlace('vault item', toAddress(wallet), vaultId, itemId, version)
}
