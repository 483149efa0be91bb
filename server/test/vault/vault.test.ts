import { randomBytes, webcrypto } from 'node:crypto'
import { listBytes } from '@did/domain/call-limits'
import type { Problem } from '@did/domain/problem'
import { maximumVault } from '@did/domain/vault/limits'
import type { SavedVault, SavedVaultItem, Vault } from '@did/domain/vault/vault'
import { pino } from 'pino'
import { expect } from 'vitest'
import { buildUser, type Person } from '../rig/builders.ts'
import { findEverywhere } from '../rig/life.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { buildItem, buildVault, buildWrapping, noise, randomId, vaultForm, version } from './vault-builders.ts'

let node: Node
let other: Node
let owner: Person
const logged: string[] = []
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode({ log: pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }) })
  other = await installation.startNode()
})
test.beforeEach(async () => {
  owner = await buildUser(node)
})

const read = async () => (await owner.client.ok<{ vault: Vault }>('GET', '/api/vault')).vault
const save = (form: object, tag?: number) =>
  owner.client.call<SavedVault & Problem>('PUT', '/api/vault', form, tag === undefined ? {} : version(tag))
const saveItem = (id: string, form: object, tag?: number) =>
  owner.client.call<SavedVaultItem & Problem>(
    'PUT',
    `/api/vault/items/${id}`,
    form,
    tag === undefined ? {} : version(tag),
  )
const restore = (form: object) => owner.client.call<SavedVault & Problem>('POST', '/api/vault/restore', form)

test('a vault does not exist before its owner creates it, and needs one to eight ways to unlock it', async () => {
  expect(await owner.client.ok('GET', '/api/vault')).toEqual({ vault: null })
  const form = vaultForm()
  const tooMany = Array.from({ length: 9 }, () => buildWrapping())
  for (const wrappings of [[], tooMany]) expect((await save({ ...form, wrappings }, 0)).status).toBe(400)
  const made = await save(form, 0)
  expect(made).toMatchObject({ status: 200, body: { ...form, version: 1 } })
  expect(made.headers.get('etag')).toBe('"1"')
  expect(await read()).toEqual({ ...form, version: 1, items: [] })
})

test('a vault is created only once, even when two tabs on two nodes create it at the same moment', async () => {
  const tabs = await Promise.all([
    save(vaultForm(), 0),
    (async () => {
      const twin = Object.assign(Object.create(owner.client), { node: other })
      return twin.call('PUT', '/api/vault', vaultForm(), version(0))
    })(),
  ])
  expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 412])
  const { vaultId, wrappings } = await read()
  expect((await save({ vaultId, wrappings }, 0)).body.code).toBe('precondition-failed')
})

test('a vault can be created again after its deletion, and a page that still has the deleted vault can change nothing', async () => {
  const old = await buildVault(owner)
  await buildItem(owner)
  expect((await owner.client.call('DELETE', `/api/vault?vaultId=${old.vaultId}`)).status).toBe(204)
  expect((await owner.client.call('DELETE', `/api/vault?vaultId=${old.vaultId}`)).status).toBe(204)
  expect((await saveItem(randomId(), { vaultId: old.vaultId, ciphertext: noise(300) }, 0)).status).toBe(412)
  await buildVault(owner)
  expect((await owner.client.call('DELETE', `/api/vault?vaultId=${old.vaultId}`)).status).toBe(412)
  expect((await saveItem(randomId(), { vaultId: old.vaultId, ciphertext: noise(300) }, 0)).status).toBe(412)
  expect((await read()).items).toEqual([])
})

test('an item of a vault is added and replaced only by a call that names the item’s present version, and can be deleted only once', async () => {
  const { vaultId } = await buildVault(owner)
  const [id, ciphertext] = [randomId(), noise(300)]
  expect((await saveItem(id, { vaultId, ciphertext })).body.errors).toEqual([{ path: 'if-match', message: 'Required' }])
  expect((await saveItem(id, { vaultId, ciphertext }, 1)).status).toBe(412)
  expect((await saveItem(id, { vaultId, ciphertext }, 0)).body).toEqual({ id, version: 1 })
  expect((await saveItem(id, { vaultId, ciphertext }, 0)).status).toBe(412)
  const twins = await Promise.all([1, 1].map((tag) => saveItem(id, { vaultId, ciphertext: noise(300) }, tag)))
  expect(twins.map(({ status }) => status).toSorted()).toEqual([200, 412])
  expect((await read()).items).toMatchObject([{ id, version: 2 }])
  const drop = () => owner.client.call('DELETE', `/api/vault/items/${id}?vaultId=${vaultId}`)
  expect([(await drop()).status, (await drop()).status]).toEqual([204, 403])
})

test('an item of a vault above the size limit is refused, and a body that is larger than any item is not even read', async () => {
  const { vaultId } = await buildVault(owner)
  const { itemCharacters } = maximumVault
  const largest = 'A'.repeat(itemCharacters)
  expect((await saveItem(randomId(), { vaultId, ciphertext: largest }, 0)).status).toBe(200)
  expect((await saveItem(randomId(), { vaultId, ciphertext: `${largest}AAAA` }, 0)).body.errors).toEqual([
    { path: 'ciphertext', message: 'This is more than a vault takes at once' },
  ])
  expect((await saveItem(randomId(), { vaultId, ciphertext: 'A'.repeat(140_000) }, 0)).status).toBe(413)
})

test('an item of a vault is refused when the vault has 500 items, even when two items arrive for the last place', async () => {
  const { vaultId, wrappings } = await buildVault(owner)
  const items = (count: number) =>
    Array.from({ length: count }, () => ({ id: randomId(), version: 1, ciphertext: noise(9) }))
  expect((await restore({ vaultId, wrappings, items: items(maximumVault.items - 1) })).status).toBe(201)
  const last = await Promise.all([0, 0].map((tag) => saveItem(randomId(), { vaultId, ciphertext: noise(300) }, tag)))
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await saveItem(randomId(), { vaultId, ciphertext: noise(300) }, 0)).body.code).toBe('vault-full')
  expect((await restore({ vaultId, wrappings, items: items(1) })).body.code).toBe('vault-full')
  expect((await read()).items).toHaveLength(maximumVault.items)
})

test('an item of a vault is refused when all items together would have more characters than one answer can contain', async () => {
  const { vaultId, wrappings } = await buildVault(owner)
  const { itemCharacters, characters } = maximumVault
  const largest = 'A'.repeat(itemCharacters)
  const items = (count: number) =>
    Array.from({ length: count }, () => ({ id: randomId(), version: 1, ciphertext: largest }))
  const fitting = Math.floor(characters / itemCharacters)
  for (let stored = 0; stored < fitting; stored += 4) {
    const part = items(Math.min(4, fitting - stored))
    expect((await restore({ vaultId, wrappings, items: part })).status).toBe(201)
  }
  const [first] = (await read()).items
  expect((await saveItem(randomId(), { vaultId, ciphertext: largest }, 0)).body.code).toBe('vault-full')
  expect((await restore({ vaultId, wrappings, items: items(1) })).body.code).toBe('vault-full')
  const answer = await owner.client.call('GET', '/api/vault')
  expect(JSON.stringify(answer.body).length).toBeLessThan(listBytes)
  expect((await saveItem(first?.id ?? '', { vaultId, ciphertext: noise(300) }, 1)).status).toBe(200)
  expect((await saveItem(randomId(), { vaultId, ciphertext: noise(300) }, 0)).status).toBe(200)
})

test('a backup of a vault is restored on an empty installation in parts, each of which may arrive twice', async () => {
  const form = vaultForm()
  const items = Array.from({ length: 3 }, (_, index) => ({
    id: randomId(),
    version: index + 4,
    ciphertext: noise(300),
  }))
  for (const part of [items.slice(0, 2), items.slice(0, 2), items.slice(1)])
    expect((await restore({ ...form, items: part })).status).toBe(201)
  const restored = await read()
  expect(restored).toMatchObject(form)
  expect(restored.items.toSorted((a, b) => a.version - b.version)).toEqual(items)
})

test('a backup of a vault does not change an existing vault', async () => {
  const { vaultId } = await buildVault(owner)
  const id = await buildItem(owner)
  const before = await read()
  const older = { id, version: 9, ciphertext: noise(300) }
  expect((await restore({ vaultId, wrappings: [buildWrapping()], items: [older] })).status).toBe(201)
  expect(await read()).toEqual(before)
  expect((await restore({ ...vaultForm(), items: [] })).body.code).toBe('vault-exists')
  expect(await read()).toEqual(before)
})

test('no table and no log contains a private attribute, even if a faulty page sends it unencrypted', async () => {
  const value = `1990-05-17 ${randomBytes(6).toString('hex')}`
  const { vaultId, wrappings } = await buildVault(owner)
  const key = await webcrypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])
  const sealed = await webcrypto.subtle.encrypt({ name: 'AES-GCM', iv: randomBytes(12) }, key, Buffer.from(value))
  const ciphertext = Buffer.from(sealed).toString('base64')
  const aside = { attributes: [{ field: 'dateOfBirth', value }], value, [value]: value }
  const id = randomId()
  expect((await saveItem(id, { vaultId, ciphertext, ...aside }, 0)).status).toBe(200)
  expect((await saveItem(id, { vaultId, ciphertext: value, ...aside }, 1)).status).toBe(400)
  expect((await saveItem(value, { vaultId, ciphertext }, 1)).status).toBe(400)
  expect((await save({ vaultId, wrappings: wrappings.map((way) => ({ ...way, ...aside })), ...aside }, 1)).status).toBe(
    200,
  )
  expect((await restore({ vaultId, wrappings, items: [{ id: value, version: 1, ciphertext }], ...aside })).status).toBe(
    400,
  )
  expect((await owner.client.call('PUT', '/api/vault', `{"${value}`, version(2))).status).toBe(400)
  expect(
    (await owner.client.call('DELETE', `/api/vault/items/${id}?vaultId=${vaultId}&${value}=${value}`)).status,
  ).toBe(204)
  expect((await owner.client.call('GET', '/api/export')).status).toBe(200)

  expect(await findEverywhere(node, vaultId)).toContain('vaults.vault_id')
  expect(await findEverywhere(node, value)).toEqual([])
  expect(await findEverywhere(node, Buffer.from(value).toString('base64'))).toEqual([])
  expect(logged.join('')).toContain('/api/vault/items/:itemId')
  expect(logged.join('')).not.toContain(value)
})
