import { AppError } from '@did/domain/errors'
import { type VaultId, type VaultItemId, vaultIdSchema } from '@did/domain/ids'
import { describeItems, type RestoreVault, type StageVault, type SwitchVault } from '@did/domain/vault/save-vault'
import type { Vault, VaultItem, Wrapping } from '@did/domain/vault/vault'
import type { RotationServer } from '../src/entities/vault/keys/rotate-vault.ts'
import { createSalt, type VaultName } from '../src/entities/vault/keys/wrapping.ts'
import type { VaultServer, Way } from '../src/entities/vault/store/open-vault.ts'
import { fromHex, randomBytes } from '../src/lib/bytes.ts'
import { deriveKey, describePlace, sealBytes } from '../src/lib/cipher.ts'

export const wallet = `0x${'ab'.repeat(20)}` as const
const createdAt = '2026-11-21T12:00:00.000Z'

/** The test knows the secret of this way to open a vault. */
export function buildWay(kind: 'wallet' | 'recovery' = 'recovery'): Way {
  return { head: { kind, createdAt }, secret: { salt: createSalt(), ikm: randomBytes(20) } }
}

/** Wraps the vault's master key in the older form, which is from before ways had key pairs. */
export async function wrapAsBefore(
  master: Uint8Array<ArrayBuffer>,
  name: VaultName,
  { head, secret: { ikm, salt } }: Way,
): Promise<Wrapping> {
  const key = await deriveKey(ikm, fromHex(salt), head.kind)
  const place = describePlace('vault', head.kind, name.wallet, name.vaultId, salt)
  return { ...head, salt, ciphertext: await sealBytes(key, master, place) }
}

/** This server counts the vault's versions and refuses outdated changes as the real server does. */
export class MemoryServer implements VaultServer, RotationServer {
  vault: Vault = { vaultId: vaultIdSchema.parse('AAAAAAAAAAAAAAAAAAAAAA'), version: 0, wrappings: [], items: [] }

  #staged: (StageVault & { items: VaultItem[] }) | null = null

  async save({ vaultId, wrappings }: { vaultId: VaultId; wrappings: Wrapping[] }, ifMatch: number) {
    this.#assertVersion(this.vault.version, ifMatch)
    this.vault = { ...this.vault, vaultId, wrappings, version: ifMatch + 1 }
    return this.vault
  }

  async saveItem(_: VaultId, item: VaultItem, ifMatch: number) {
    const others = this.vault.items.filter(({ id }) => id !== item.id)
    this.#assertVersion(this.#versionOf(item.id), ifMatch)
    this.vault = { ...this.vault, items: [...others, { ...item, version: ifMatch + 1 }] }
  }

  async dropItem(_: VaultId, itemId: VaultItemId) {
    this.vault = { ...this.vault, items: this.vault.items.filter(({ id }) => id !== itemId) }
  }

  async read() {
    return this.vault
  }

  async stage(staged: StageVault) {
    this.#staged = { ...staged, items: [] }
  }

  async stageItems(_: VaultId, items: VaultItem[]) {
    this.#staged?.items.push(...items)
  }

  async switchTo({ vaultId, replacedItems, stagedItems }: SwitchVault, ifMatch: number) {
    const { items = [], wrappings = [] } = this.#staged ?? {}
    this.#assertVersion(this.vault.version, ifMatch)
    if ((await hash(this.vault.items)) !== replacedItems || (await hash(items)) !== stagedItems) throw refused()
    this.vault = { vaultId, wrappings, items, version: ifMatch + 1 }
    return this.vault
  }

  restore({ vaultId, wrappings, items }: RestoreVault) {
    this.vault = { vaultId, wrappings, version: 1, items: [...this.vault.items, ...items] }
  }

  #versionOf(itemId: VaultItemId): number {
    return this.vault.items.find(({ id }) => id === itemId)?.version ?? 0
  }

  #assertVersion(version: number, ifMatch: number): void {
    if (version !== ifMatch) throw refused()
  }
}

const refused = () => new AppError('precondition-failed', 'Changed in the meantime')

async function hash(items: readonly VaultItem[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(describeItems(items)))
  return `0x${new Uint8Array(digest).toHex()}`
}
