import { type VaultId, type VaultItemId, vaultIdSchema } from '@did/domain/ids'
import type { RestoreVault } from '@did/domain/save-vault'
import type { Vault, VaultItem, Wrapping } from '@did/domain/vault'
import { randomBytes } from './cipher.ts'
import type { VaultServer, Way } from './open-vault.ts'
import { createSalt } from './wrapping.ts'

export const wallet = `0x${'ab'.repeat(20)}` as const
const createdAt = '2026-11-21T12:00:00.000Z'

/** A way in by a secret that the test holds. */
export function buildWay(kind: 'wallet' | 'recovery' = 'recovery'): Way {
  return { head: { kind, createdAt }, secret: { salt: createSalt(), ikm: randomBytes(20) } }
}

/** The server as far as a vault can tell, versions and refusals included. */
export class MemoryServer implements VaultServer {
  vault: Vault = { vaultId: vaultIdSchema.parse('AAAAAAAAAAAAAAAAAAAAAA'), version: 0, wrappings: [], items: [] }

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

  restore({ vaultId, wrappings, items }: RestoreVault) {
    this.vault = { vaultId, wrappings, version: 1, items: [...this.vault.items, ...items] }
  }

  #versionOf(itemId: VaultItemId): number {
    return this.vault.items.find(({ id }) => id === itemId)?.version ?? 0
  }

  #assertVersion(version: number, ifMatch: number): void {
    if (version !== ifMatch) throw new Error('precondition-failed')
  }
}
