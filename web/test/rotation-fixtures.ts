import type { Vault, Wrapping } from '@did/domain/vault/vault'
import { type Losses, rotateVault } from '../src/entities/vault/keys/rotate-vault.ts'
import { findBound } from '../src/entities/vault/keys/wrapping.ts'
import { type Content, contentSchema } from '../src/entities/vault/store/content.ts'
import { deriveItemKey, openItem } from '../src/entities/vault/store/item.ts'
import {
  createVault,
  type OpenVault,
  openVault,
  saveContent,
  type Way,
} from '../src/entities/vault/store/open-vault.ts'
import { buildWay, MemoryServer, wallet } from './vault-fixtures.ts'

export const none: Losses = { ways: [], items: 0 }
export const holder = (byte: string): Content =>
  contentSchema.parse({ kind: 'holder', didId: 7, secret: `0x00${byte.repeat(31)}` })

export async function build() {
  const server = new MemoryServer()
  const [code, signature, other] = [buildWay(), buildWay('wallet'), buildWay('wallet')] as const
  const made = await createVault(server, wallet, [code, signature, other])
  const vault = await saveContent(server, made, { label: 'holder:7', content: holder('11') })
  return { server, vault, code, signature, other }
}

export const wrappingOf = ({ wrappings }: Vault, { secret }: Way): Wrapping | null =>
  wrappings.find(({ salt }) => salt === secret.salt) ?? null
export const open = async (sealed: Vault, way: Way) => {
  const wrapping = wrappingOf(sealed, way)
  return wrapping && openVault(sealed, wallet, { wrapping, ikm: way.secret.ikm })
}
export const replaceCode = (server: MemoryServer, vault: OpenVault, code: Way) =>
  rotateVault(server, vault, { change: { without: null, code }, agreed: none })
export const remove = (server: MemoryServer, vault: OpenVault, way: Way) =>
  rotateVault(server, vault, { change: { without: way.secret.salt, code: null }, agreed: none })

/**
 * The attacker has an older backup of the vault, and a way that opened this backup and was removed
 * from the vault since. Returns what the attacker can open in the present vault.
 */
export async function attack(backup: Vault, way: Way, now: Vault): Promise<unknown[]> {
  const earlier = await open(backup, way)
  if (!earlier) throw new Error('The way opens its own backup')
  const { ikm } = way.secret
  const ways = [...now.wrappings, ...backup.wrappings]
  const opened = await Promise.all(ways.map((wrapping) => openVault(now, wallet, { wrapping, ikm })))
  const bound = await Promise.all(now.wrappings.map((each) => findBound(earlier, earlier.name, each)))
  const keys = await Promise.all(
    [backup.vaultId, now.vaultId].flatMap((vaultId) => [
      deriveItemKey(earlier.master, { vaultId }),
      deriveItemKey(earlier.names, { vaultId }),
    ]),
  )
  const read = now.items.flatMap(({ id, version, ciphertext }) =>
    [backup.vaultId, now.vaultId].flatMap((vaultId) =>
      keys.map((key) => openItem(key, { wallet, vaultId, itemId: id, version }, ciphertext)),
    ),
  )
  return [...opened, ...bound, ...(await Promise.all(read))].filter((found) => found !== null)
}
