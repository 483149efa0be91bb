import type { AttributeKey } from '@did/domain/attribute-key'
import { isSameAddress } from '@did/domain/hex'
import { type Bytes, deriveKey, describePlace, openBytes, sealBytes } from './cipher.ts'
import { contentSchema, type SeenKey } from './content.ts'
import { padJson, parseJson } from './item.ts'
import { findContent, type OpenVault, saveContent, type VaultServer } from './open-vault.ts'

// A server that keeps a verifier's old key could hand it out again, after the old key was stolen for instance. So an owner's page notes
// the newest key that it has seen of each verifier. The note is in the vault, for all devices; and, as a server can answer an older
// state of the vault, sealed in this browser as well.

const label = 'seen-keys'
/** An item of the vault has room for some eighty. */
const mostKept = 60

/** What the vault and this browser know, the newest key of each verifier. */
export async function findSeenKeys(vault: OpenVault): Promise<SeenKey[]> {
  const [inVault, inBrowser] = await Promise.all([findInVault(vault), findInBrowser(vault)])
  return [...inVault, ...inBrowser].reduce(withKey, [])
}

/** Whether an owner's page has seen a later key of this verifier, or another key under the same number. */
export function isOlderThanSeen(seen: readonly SeenKey[], key: AttributeKey): boolean {
  const known = seen.find(({ verifier }) => isSameAddress(verifier, key.verifier))
  if (!known) return false
  return (
    isBefore(key, known) || (!isBefore(known, key) && key.publicKey.toLowerCase() !== known.publicKey.toLowerCase())
  )
}

/** Notes the key in the vault and in this browser, and writes nothing where both know it already. */
export async function noteSeenKey(server: VaultServer, vault: OpenVault, key: AttributeKey): Promise<OpenVault> {
  return keepKeys(server, vault, withKey(await findSeenKeys(vault), toSeenKey(key)))
}

/**
 * Takes the notes of the old vault to the one under the new key. The page cannot open this browser's note without the old master key.
 * Where the server does not answer, the vault holds what the new key took along, and this browser holds all.
 */
export async function moveSeenKeys(
  server: VaultServer,
  { from, to }: { from: OpenVault; to: OpenVault },
): Promise<OpenVault> {
  const moved = await keepKeys(server, to, await findSeenKeys(from)).catch(() => to)
  dropStored(placeOf(from))
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
  const sealed = readStored(placeOf(vault))
  const opened = sealed && (await openBytes(await deriveStorageKey(vault), sealed, describeStored(vault)))
  const { data: content } = contentSchema.safeParse(opened && parseJson(opened))
  return content?.kind === 'seen-keys' ? content.keys : []
}

async function keepInBrowser(vault: OpenVault, keys: readonly SeenKey[]): Promise<void> {
  const content = padJson({ kind: 'seen-keys', keys })
  const sealed = await sealBytes(await deriveStorageKey(vault), content, describeStored(vault))
  try {
    localStorage.setItem(placeOf(vault), sealed)
  } catch {
    // Without storage the vault alone remembers.
  }
}

function readStored(place: string): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}

function dropStored(place: string): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // Without storage there is no note.
  }
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

/** The later one of two keys of a verifier stays. */
function withKey(keys: readonly SeenKey[], key: SeenKey): SeenKey[] {
  const known = keys.find(({ verifier }) => isSameAddress(verifier, key.verifier))
  if (known && !isBefore(known, key)) return [...keys]
  return [...keys.filter((each) => each !== known), key]
}

/** By number; keys that were signed before keys had numbers, by their time. */
function isBefore(a: Pick<SeenKey, 'number' | 'createdAt'>, b: Pick<SeenKey, 'number' | 'createdAt'>): boolean {
  return a.number < b.number || (a.number === 0 && b.number === 0 && a.createdAt < b.createdAt)
}
