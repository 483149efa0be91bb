import type { Problem } from '@did/domain/problem'
import type { SavedVault, Vault } from '@did/domain/vault/vault'
import { expect } from 'vitest'
import { buildUser, type Person } from '../rig/builders.ts'
import { test } from '../rig/test.ts'
import { buildItem, buildPair, buildVault, buildWrapping, randomId, version } from './vault-builders.ts'

let owner: Person
test.beforeEach(async ({ node }) => {
  owner = await buildUser(node)
})

const read = async () => (await owner.client.ok<{ vault: Vault }>('GET', '/api/vault')).vault
const save = (form: object, tag?: number) =>
  owner.client.call<SavedVault & Problem>('PUT', '/api/vault', form, tag === undefined ? {} : version(tag))

test('a way to unlock a vault can be added only by a call that names the vault’s present version, and the items stay as they are', async () => {
  const { vaultId, wrappings } = await buildVault(owner)
  const id = await buildItem(owner)
  const before = await read()
  const more = [...wrappings, buildWrapping()]
  expect((await save({ vaultId, wrappings: more })).status).toBe(400)
  expect((await save({ vaultId, wrappings: more }, 1)).body.version).toBe(2)
  expect((await save({ vaultId, wrappings: more }, 1)).status).toBe(412)
  expect((await save({ vaultId: randomId(), wrappings: more }, 2)).status).toBe(412)
  expect((await read()).items).toEqual(before.items)
  expect(before.items.map((item) => item.id)).toEqual([id])
})

test('a way to unlock a vault can be removed only by switching to a new key', async () => {
  const { vaultId, wrappings } = await buildVault(owner)
  const [first, second] = wrappings
  if (!first || !second) throw new Error('The vault has two ways in')
  const paired = { ...first, pair: buildPair() }
  for (const fewer of [[first], [second, buildWrapping()]]) {
    const { status, body } = await save({ vaultId, wrappings: fewer }, 1)
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['wrappings']])
  }
  expect((await save({ vaultId, wrappings: [paired, second] }, 1)).body.wrappings).toEqual([paired, second])
  expect((await save({ vaultId, wrappings: [first, second] }, 2)).status).toBe(400)
  const other = { ...paired, pair: buildPair() }
  expect((await save({ vaultId, wrappings: [other, second] }, 2)).status).toBe(400)
  expect((await read()).wrappings).toEqual([paired, second])
})
