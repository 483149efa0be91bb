import { shareIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { owner } from '../../../test/sharing-fixtures.ts'
import { buildWay, MemoryServer } from '../../../test/vault-fixtures.ts'
import { createVault, readVaultWith } from '../vault/store/open-vault.ts'
import { findSealedLink, sealLink } from './kept-link.ts'

const id = shareIdSchema.parse('AAECAwQFBgcICQoLDA0ODw')
const other = shareIdSchema.parse('AAECAwQFBgcICQoLDA0OEA')
const url = 'https://id.example/s/abcdefgh#abcdefghijklmnopqrstuv'

test('an owner’s other device shows a link again from the open vault, and the server cannot read the link', async () => {
  const server = new MemoryServer()
  const vault = await sealLink(server, await createVault(server, owner, [buildWay()]), { id, url })
  expect(JSON.stringify(server)).not.toContain('abcdefghijklmnopqrstuv')
  const elsewhere = await readVaultWith(vault, server.vault, vault.name)
  expect(await findSealedLink(elsewhere, id)).toBe(url)
  expect(await findSealedLink(elsewhere, other)).toBeNull()
})

test('the page does not seal a link a second time if the vault already holds the link', async () => {
  const server = new MemoryServer()
  const vault = await sealLink(server, await createVault(server, owner, [buildWay()]), { id, url })
  expect(await sealLink(server, vault, { id, url })).toBe(vault)
})
