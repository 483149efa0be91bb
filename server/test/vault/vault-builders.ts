import { createHash, randomBytes } from 'node:crypto'
import { describeItems, type SaveVault } from '@did/domain/vault/save-vault'
import type { SavedVault, Vault, VaultItem, WayPair, Wrapping } from '@did/domain/vault/vault'
import type { Client } from '../rig/client.ts'

// The server cannot read what a vault contains, so these builders fill vaults with random bytes.
// The tests in web/src/entities/vault are about vaults with real content.

export const randomId = () => `${randomBytes(16).toString('base64url').slice(0, 21)}A`
export const noise = (bytes: number) => randomBytes(bytes).toString('base64')

export function buildWrapping(kind: 'wallet' | 'recovery' = 'recovery'): Wrapping {
  const salt = `0x${randomBytes(32).toString('hex')}` as const
  return { kind, salt, ciphertext: noise(61), createdAt: '2026-11-21T12:00:00.000Z' }
}

export function buildPair(): WayPair {
  return { publicKey: `0x${randomBytes(32).toString('hex')}`, privateKey: noise(61), binding: noise(61) }
}

export const vaultForm = (): SaveVault => ({
  vaultId: randomId() as SaveVault['vaultId'],
  wrappings: [buildWrapping(), buildWrapping('wallet')],
})

export const version = (tag: number) => ({ 'if-match': `"${tag}"` })

/** Creates a vault for the person unless there is one. Returns the person's vault. */
export async function buildVault({ client }: { client: Client }): Promise<SavedVault> {
  await client.call('PUT', '/api/vault', vaultForm(), version(0))
  return (await client.ok<{ vault: SavedVault }>('GET', '/api/vault')).vault
}

export async function buildItem({ client }: { client: Client }, ciphertext = noise(300)): Promise<string> {
  const { vaultId } = await buildVault({ client })
  const id = randomId()
  const { status, body } = await client.call(
    'PUT',
    `/api/vault/items/${id}`,
    { vaultId, ciphertext } satisfies Record<string, string>,
    version(0),
  )
  if (status !== 200) throw new Error(`The item was not stored: ${status} ${JSON.stringify(body)}`)
  return id
}

export const hashItems = (items: readonly VaultItem[]) =>
  `0x${createHash('sha256').update(describeItems(items)).digest('hex')}`

export const buildSealed = (count: number): VaultItem[] =>
  Array.from({ length: count }, () => ({ id: randomId() as VaultItem['id'], version: 1, ciphertext: noise(300) }))

type Caller = { client: Client }

/**
 * Stages a vault with a new id and new items. Returns the body and the headers of the call that
 * switches to the staged vault.
 */
export async function stageVault({ client }: Caller, vault: Vault, items: readonly VaultItem[] = buildSealed(2)) {
  const form = { vaultId: randomId(), wrappings: [buildWrapping()], replaces: vault.vaultId }
  await client.ok('PUT', '/api/vault/staged', form)
  await client.ok('POST', '/api/vault/staged/items', { vaultId: form.vaultId, items })
  const { vaultId, replaces } = form
  return {
    form,
    items,
    body: { vaultId, replaces, replacedItems: hashItems(vault.items), stagedItems: hashItems(items) },
    headers: version(vault.version),
  }
}
