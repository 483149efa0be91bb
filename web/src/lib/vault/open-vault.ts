import { type VaultId, type VaultItemId, vaultIdSchema, vaultItemIdSchema } from '@did/domain/ids'
import type { SavedVault, Vault, VaultItem, Wrapping } from '@did/domain/vault'
import { type Bytes, deriveBytes, randomId, toBase64Url } from './cipher.ts'
import { type Content, contentSchema, type VerifierKey } from './content.ts'
import { deriveItemKey, openItem, sealItem } from './item.ts'
import { createMaster, unwrapMaster, type VaultName, wrapMaster } from './wrapping.ts'

/** The server's side of a vault, as the page calls it; the tests keep one in memory. */
export type VaultServer = {
  save: (vault: { vaultId: VaultId; wrappings: Wrapping[] }, ifMatch: number) => Promise<SavedVault>
  saveItem: (vaultId: VaultId, item: VaultItem, ifMatch: number) => Promise<void>
  dropItem: (vaultId: VaultId, itemId: VaultItemId) => Promise<void>
}

/** `unknown`: of a newer version of the page. `damaged`: not what this vault's owner has sealed for this place. */
export type Entry = { version: number } & ({ state: 'read'; content: Content } | { state: 'unknown' | 'damaged' })

/** A vault that was opened, in this tab's memory and nowhere else. */
export type OpenVault = {
  name: VaultName & { vaultId: VaultId }
  master: Bytes
  version: number
  wrappings: readonly Wrapping[]
  entries: ReadonlyMap<VaultItemId, Entry>
}

/** A way in: who it is, and the secret it yields. `wrapMaster` makes the wrapping of it. */
export type Way = Parameters<typeof wrapMaster>[2]

/** Makes a vault with nothing in it and these ways in. */
export async function createVault(
  server: VaultServer,
  wallet: VaultName['wallet'],
  ways: readonly Way[],
): Promise<OpenVault> {
  const name = { wallet, vaultId: vaultIdSchema.parse(randomId()) }
  const master = createMaster()
  const wrappings = await Promise.all(ways.map((way) => wrapMaster(master, name, way)))
  const { version } = await server.save({ vaultId: name.vaultId, wrappings }, 0)
  return { name, master, version, wrappings, entries: new Map() }
}

/** Null when the secret is not that of this way in. */
export async function openVault(
  sealed: Vault,
  wallet: VaultName['wallet'],
  { wrapping, ikm }: { wrapping: Wrapping; ikm: Bytes },
): Promise<OpenVault | null> {
  const name = { wallet, vaultId: sealed.vaultId }
  const master = await unwrapMaster(wrapping, name, ikm)
  if (!master) return null
  return {
    name,
    master,
    version: sealed.version,
    wrappings: sealed.wrappings,
    entries: await readItems(sealed, name, master),
  }
}

/** The same vault as the server has it now, with what other tabs and devices have written. Another vault: null. */
export async function refreshVault(vault: OpenVault, sealed: Vault): Promise<OpenVault | null> {
  if (sealed.vaultId !== vault.name.vaultId) return null
  const entries = await readItems(sealed, vault.name, vault.master)
  return { ...vault, version: sealed.version, wrappings: sealed.wrappings, entries }
}

/** All ways in but those; no item changes. */
export async function saveWays(server: VaultServer, vault: OpenVault, wrappings: Wrapping[]): Promise<OpenVault> {
  const saved = await server.save({ vaultId: vault.name.vaultId, wrappings }, vault.version)
  return { ...vault, version: saved.version, wrappings: saved.wrappings }
}

export function wrapFor({ master, name }: OpenVault, way: Way): Promise<Wrapping> {
  return wrapMaster(master, name, way)
}

/**
 * Stores what `label` names: the item's id follows from label and master key, so two tabs cannot store the same thing twice, and the
 * server cannot tell what is in which. 412 when it was changed elsewhere since.
 */
export async function saveContent(
  server: VaultServer,
  vault: OpenVault,
  { label, content }: { label: string; content: Content },
): Promise<OpenVault> {
  const { name, master, entries } = vault
  const id = await nameItem(master, label)
  const before = entries.get(id)?.version ?? 0
  const version = before + 1
  const key = await deriveItemKey(master, name)
  const ciphertext = await sealItem(key, { ...name, itemId: id, version }, content)
  await server.saveItem(name.vaultId, { id, version, ciphertext }, before)
  return { ...vault, entries: new Map(entries).set(id, { version, state: 'read', content }) }
}

export async function findContent({ master, entries }: OpenVault, label: string): Promise<Content | null> {
  const entry = entries.get(await nameItem(master, label))
  return entry?.state === 'read' ? entry.content : null
}

export async function dropContent(server: VaultServer, vault: OpenVault, label: string): Promise<OpenVault> {
  const id = await nameItem(vault.master, label)
  if (!vault.entries.has(id)) return vault
  await server.dropItem(vault.name.vaultId, id)
  const entries = new Map(vault.entries)
  entries.delete(id)
  return { ...vault, entries }
}

/** The verifier's own keys, earlier ones too: what was sealed to them still waits. */
export function listVerifierKeys({ entries }: OpenVault): VerifierKey[] {
  return [...entries.values()].flatMap((entry) =>
    entry.state === 'read' && entry.content.kind === 'verifier-key' ? [entry.content] : [],
  )
}

async function readItems({ items }: Vault, name: OpenVault['name'], master: Bytes) {
  const key = await deriveItemKey(master, name)
  const read = async ({ id, version, ciphertext }: VaultItem): Promise<[VaultItemId, Entry]> => {
    const json = await openItem(key, { ...name, itemId: id, version }, ciphertext)
    if (json === null) return [id, { version, state: 'damaged' }]
    const { data: content } = contentSchema.safeParse(json)
    return [id, content ? { version, state: 'read', content } : { version, state: 'unknown' }]
  }
  return new Map(await Promise.all(items.map(read)))
}

async function nameItem(master: Bytes, label: string): Promise<VaultItemId> {
  const name = await deriveBytes(master, new TextEncoder().encode(label), { purpose: 'item-ids', length: 16 })
  return vaultItemIdSchema.parse(toBase64Url(name))
}
