import { randomBytes } from 'node:crypto'
import type { SaveVault } from '@did/domain/save-vault'
import type { SavedVault, Wrapping } from '@did/domain/vault'
import type { Person } from './builders.ts'

// To the server all of it is noise, so noise is what these are made of. The browser's side: web/src/lib/vault.

export const randomId = () => `${randomBytes(16).toString('base64url').slice(0, 21)}A`
export const noise = (bytes: number) => randomBytes(bytes).toString('base64')

export function buildWrapping(kind: 'wallet' | 'recovery' = 'recovery'): Wrapping {
  const salt = `0x${randomBytes(32).toString('hex')}` as const
  return { kind, salt, ciphertext: noise(61), createdAt: '2026-11-21T12:00:00.000Z' }
}

export const vaultForm = (): SaveVault => ({
  vaultId: randomId() as SaveVault['vaultId'],
  wrappings: [buildWrapping(), buildWrapping('wallet')],
})

export const version = (tag: number) => ({ 'if-match': `"${tag}"` })

/** The person's vault, made if there is none yet. */
export async function buildVault({ client }: Pick<Person, 'client'>): Promise<SavedVault> {
  await client.call('PUT', '/api/vault', vaultForm(), version(0))
  return (await client.ok<{ vault: SavedVault }>('GET', '/api/vault')).vault
}

/** A new item in the person's vault; answers its id. */
export async function buildItem({ client }: Pick<Person, 'client'>, ciphertext = noise(300)): Promise<string> {
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
