import { isSameAddress } from '@did/domain/hex'
import type { AttributeKey } from '@did/domain/vault/attribute-key'
import { attributeKeyNumbers } from '@did/domain/vault/limits'
import type { Bytes } from '../../../lib/bytes.ts'
import { deriveKey, describePlace, openBytes, sealBytes } from '../../../lib/cipher.ts'
import { padJson, parseJson } from '../../../lib/padded-json.ts'
import { recall, remember } from '../../../lib/page/browser-storage.ts'
import { contentSchema, type SeenKey } from '../store/content.ts'
import { findContent, type OpenVault, saveContent, type VaultServer } from '../store/open-vault.ts'

// A server could give out a verifier's old key again, for example after a thief has got that key.
// So an owner's page notes the newest key that it has seen of each verifier. One note is in the
// vault, for all devices. Another one is sealed in this browser, because a server can return an
// older state of the vault.

const label = 'seen-keys'
/** One item of the vault has room for about eighty keys. */
const mostKept = 60

/** Returns the newest key of each verifier that the vault or this browser has noted. */
export async function findSeenKeys(vault: OpenVault): Promise<SeenKey[]> {
  const [inVault, inBrowser] = await Promise.all([findInVault(vault), findInBrowser(vault)])
  return [...inVault, ...inBrowser].reduce(withKey, [])
}

/**
 * Tells whether the page has seen a later key of this verifier, or a different key with the same
 * number.
 */
export function isOlderThanSeen(seen: readonly SeenKey[], key: AttributeKey): boolean {
  const known = seen.find(({ verifier }) => isSameAddress(verifier, key.verifier))
  if (!known) return false
  return (
    isBefore(key, known) || (!isBefore(known, key) && key.publicKey.toLowerCase() !== known.publicKey.toLowerCase())
  )
}

export async function noteSeenKey(server: VaultServer, vault: OpenVault, key: AttributeKey): Promise<OpenVault> {
  return keepKeys(server, vault, withKey(await findSeenKeys(vault), toSeenKey(key)))
}

/**
 * Seals this browser's note again under the vault's new key, because only the old master key opens
 * the old note. Also stores the note in the vault. If the server fails, this browser still has the
 * note.
 */
export async function moveSeenKeys(
  server: VaultServer,
  { from, to }: { from: OpenVault; to: OpenVault },
): Promise<OpenVault> {
  const moved = await keepKeys(server, to, await findSeenKeys(from)).catch(() => to)
  remember(placeOf(from), null)
  return moved
}

async function keepKeys(server: VaultServer, vault: OpenVault, seen: readonly SeenKey[]): Promise<OpenVault> {
  const keys = seen.slice(-mostKept)
  if (JSON.stringify(await findInBrowser(vault)) !== JSON.stringify(keys)) await keepInBrowser(vault, keys)
  if (JSON.stringify(await findInVault(vault)) === JSON.stringify(keys)) return vault
  return saveContent(server, vault, { label, content: { kind: 'seen-keys', keys } })
}

async function findInVault(vault: OpenVault): Promise<SeenKey[]> {
  const content = await findContent(vault, label)
  return content?.kind === 'seen-keys' ? content.keys : []
}

async function findInBrowser(vault: OpenVault): Promise<SeenKey[]> {
  const sealed = recall(placeOf(vault))
  const opened = sealed && (await openBytes(await deriveStorageKey(vault), sealed, describeStored(vault)))
  const { data: content } = contentSchema.safeParse(opened && parseJson(opened))
  return content?.kind === 'seen-keys' ? content.keys : []
}

async function keepInBrowser(vault: OpenVault, keys: readonly SeenKey[]): Promise<void> {
  const content = padJson({ kind: 'seen-keys', keys })
  const sealed = await sealBytes(await deriveStorageKey(vault), content, describeStored(vault))
  // If this browser has no storage, only the vault holds the note.
  remember(placeOf(vault), sealed)
}

function placeOf({ name }: OpenVault): string {
  const place = `verifier_keys_seen:${name.vaultId}`
  return place
}

function deriveStorageKey({ master, name }: OpenVault): Promise<CryptoKey> {
  return deriveKey(master, new Uint8Array(new TextEncoder().encode(name.vaultId)), 'seen-keys')
}

function describeStored({ name }: OpenVault): Bytes {
  return describePlace('seen keys', name.wallet.toLowerCase(), name.vaultId)
}

function toSeenKey({ verifier, publicKey, number, createdAt }: AttributeKey): SeenKey {
  return { verifier, publicKey, number, createdAt }
}

/**
 * Of two keys of one verifier, the list keeps the later one. A key with a very high number is not
 * added, because no key of the verifier could replace it.
 */
function withKey(keys: readonly SeenKey[], key: SeenKey): SeenKey[] {
  if (key.number > attributeKeyNumbers.mostNoted) return [...keys]
  const known = keys.find(({ verifier }) => isSameAddress(verifier, key.verifier))
  if (known && !isBefore(known, key)) return [...keys]
  return [...keys.filter((each) => each !== known), key]
}

/** Compares keys by their numbers, and two old keys without a number (0) by time. */
function isBefore(a: Pick<SeenKey, 'number' | 'createdAt'>, b: Pick<SeenKey, 'number' | 'createdAt'>): boolean {
  return a.number < b.number || (a.number === 0 && b.number === 0 && a.createdAt < b.createdAt)
}
