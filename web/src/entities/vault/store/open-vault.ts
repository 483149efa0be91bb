import { type VaultId, type VaultItemId, vaultIdSchema, vaultItemIdSchema } from '@did/domain/ids'
import type { SavedVault, Vault, VaultItem, Wrapping } from '@did/domain/vault/vault'
import { type Bytes, randomId, toBase64Url } from '../../../lib/bytes.ts'
import { deriveBytes } from '../../../lib/cipher.ts'
import { createMaster, type Root, unwrapRoot, type VaultName, wrapRoot } from '../keys/wrapping.ts'
import { type Content, contentSchema, type VerifierKey } from './content.ts'
import { deriveItemKey, openItem, sealItem } from './item.ts'

/** Tests put other functions in the place of these API calls. */
export type VaultServer = {
  save: (vault: { vaultId: VaultId; wrappings: Wrapping[] }, ifMatch: number) => Promise<SavedVault>
  saveItem: (vaultId: VaultId, item: VaultItem, ifMatch: number) => Promise<void>
  dropItem: (vaultId: VaultId, itemId: VaultItemId) => Promise<void>
}

/**
 * `unknown`: only a newer version of the page knows this kind of item. `damaged`: nobody sealed
 * this text for this vault, id and version.
 */
export type Entry = { version: number } & ({ state: 'read'; content: Content } | { state: 'unknown' | 'damaged' })

/** An open vault exists only in the memory of this tab. */
export type OpenVault = Root & {
  name: VaultName & { vaultId: VaultId }
  version: number
  wrappings: readonly Wrapping[]
  entries: ReadonlyMap<VaultItemId, Entry>
}

/** The description and the secret of one way to open the vault. */
export type Way = Parameters<typeof wrapRoot>[2]

export async function createVault(
  server: VaultServer,
  wallet: VaultName['wallet'],
  ways: readonly Way[],
): Promise<OpenVault> {
  const name = { wallet, vaultId: vaultIdSchema.parse(randomId()) }
  const root = { master: createMaster(), names: createMaster() }
  const wrappings = await Promise.all(ways.map((way) => wrapRoot(root, name, way)))
  const { version } = await server.save({ vaultId: name.vaultId, wrappings }, 0)
  return { ...root, name, version, wrappings, entries: new Map() }
}

/** Returns null if the secret does not open this wrapping. */
export async function openVault(
  sealed: Vault,
  wallet: VaultName['wallet'],
  { wrapping, ikm }: { wrapping: Wrapping; ikm: Bytes },
): Promise<OpenVault | null> {
  const name = { wallet, vaultId: sealed.vaultId }
  const root = await unwrapRoot(wrapping, name, ikm)
  return root && readVaultWith(root, sealed, name)
}

export async function readVaultWith(
  { master, names }: Root,
  { version, wrappings, items }: Vault,
  name: OpenVault['name'],
): Promise<OpenVault> {
  return { name, master, names, version, wrappings, entries: await readItems(items, name, master) }
}

/**
 * Gives an older wrapping a key pair when the owner uses it to open the vault. Returns the vault
 * unchanged if this fails.
 */
export async function ensurePair(
  server: Pick<VaultServer, 'save'>,
  vault: OpenVault,
  { wrapping, ikm }: { wrapping: Wrapping; ikm: Bytes },
): Promise<OpenVault> {
  if (wrapping.pair) return vault
  const { salt } = wrapping
  try {
    const paired = await wrapRoot(vault, vault.name, { head: wrapping, secret: { salt, ikm } })
    const wrappings = vault.wrappings.map((each) => (each.salt === salt ? paired : each))
    return await saveWays(server, vault, wrappings)
  } catch {
    return vault
  }
}

/**
 * Reads what other tabs and devices have changed in the vault. Returns null if the server has
 * another vault by now.
 */
export async function refreshVault(vault: OpenVault, sealed: Vault): Promise<OpenVault | null> {
  return sealed.vaultId === vault.name.vaultId ? readVaultWith(vault, sealed, vault.name) : null
}

/**
 * Adds or changes ways to open the vault. Only a new master key removes a way (rotate-vault.ts).
 */
export async function saveWays(
  server: Pick<VaultServer, 'save'>,
  vault: OpenVault,
  wrappings: Wrapping[],
): Promise<OpenVault> {
  const saved = await server.save({ vaultId: vault.name.vaultId, wrappings }, vault.version)
  return { ...vault, version: saved.version, wrappings: saved.wrappings }
}

export function wrapFor(vault: OpenVault, way: Way): Promise<Wrapping> {
  return wrapRoot(vault, vault.name, way)
}

/**
 * The item's id follows from `label` and the vault's naming key. So two tabs cannot store the same
 * content twice, and the server cannot tell what an item holds. Throws `precondition-failed` if
 * another tab or device has changed the item.
 */
export async function saveContent(
  server: VaultServer,
  vault: OpenVault,
  { label, content }: { label: string; content: Content },
): Promise<OpenVault> {
  const { name, master, entries } = vault
  const id = await nameItem(vault, label)
  const before = entries.get(id)?.version ?? 0
  const version = before + 1
  const key = await deriveItemKey(master, name)
  const ciphertext = await sealItem(key, { ...name, itemId: id, version }, content)
  await server.saveItem(name.vaultId, { id, version, ciphertext }, before)
  return { ...vault, entries: new Map(entries).set(id, { version, state: 'read', content }) }
}

export async function findContent(vault: OpenVault, label: string): Promise<Content | null> {
  const entry = vault.entries.get(await nameItem(vault, label))
  return entry?.state === 'read' ? entry.content : null
}

export async function dropContent(server: VaultServer, vault: OpenVault, label: string): Promise<OpenVault> {
  const id = await nameItem(vault, label)
  if (!vault.entries.has(id)) return vault
  await server.dropItem(vault.name.vaultId, id)
  const entries = new Map(vault.entries)
  entries.delete(id)
  return { ...vault, entries }
}

/**
 * Lists even earlier attribute keys of the verifier, because an owner may have sealed attributes to
 * one of them.
 */
export function listVerifierKeys({ entries }: OpenVault): VerifierKey[] {
  return [...entries.values()].flatMap((entry) =>
    entry.state === 'read' && entry.content.kind === 'verifier-key' ? [entry.content] : [],
  )
}

async function readItems(items: readonly VaultItem[], name: OpenVault['name'], master: Bytes) {
  const key = await deriveItemKey(master, name)
  const read = async ({ id, version, ciphertext }: VaultItem): Promise<[VaultItemId, Entry]> => {
    const json = await openItem(key, { ...name, itemId: id, version }, ciphertext)
    if (json === null) return [id, { version, state: 'damaged' }]
    const { data: content } = contentSchema.safeParse(json)
    return [id, content ? { version, state: 'read', content } : { version, state: 'unknown' }]
  }
  return new Map(await Promise.all(items.map(read)))
}

async function nameItem({ names }: Root, label: string): Promise<VaultItemId> {
  const name = await deriveBytes(names, new TextEncoder().encode(label), { purpose: 'item-ids', length: 16 })
  return vaultItemIdSchema.parse(toBase64Url(name))
}
