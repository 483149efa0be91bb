import type { Vault, Wrapping } from '@did/domain/vault/vault'
import { expect, test } from 'vitest'
import { buildWay, MemoryServer, wallet } from '../../../../test/vault-fixtures.ts'
import { randomId } from '../../../lib/bytes.ts'
import { buildBackup, parseBackup, splitBackup } from './backup.ts'
import { type Content, contentSchema } from './content.ts'
import {
  createVault,
  dropContent,
  findContent,
  openVault,
  refreshVault,
  saveContent,
  saveWays,
  type Way,
  wrapFor,
} from './open-vault.ts'

const content = (byte: string): Content =>
  contentSchema.parse({ kind: 'holder', didId: 7, secret: `0x00${byte.repeat(31)}` })

async function build() {
  const server = new MemoryServer()
  const ways = [buildWay(), buildWay('wallet')] as const
  const made = await createVault(server, wallet, ways)
  const vault = await saveContent(server, made, { label: 'holder:7', content: content('11') })
  return { server, ways, vault }
}

const open = (vault: Vault, way: Way, as: `0x${string}` = wallet) => {
  const wrapping = vault.wrappings.find(({ salt }) => salt === way.secret.salt)
  if (!wrapping) throw new Error('There is no such way in')
  return openVault(vault, as, { wrapping, ikm: way.secret.ikm })
}

test('each way of a vault opens the vault, and no other secret does', async () => {
  const { server, ways } = await build()
  for (const way of ways) {
    const opened = await open(server.vault, way)
    expect(opened && (await findContent(opened, 'holder:7'))).toEqual(content('11'))
  }
  const [code, signature] = ways
  expect(await open(server.vault, { ...code, secret: { ...code.secret, ikm: signature.secret.ikm } })).toBeNull()
})

test('a sealed vault shows neither its content nor its key, and the same item has different ids in two vaults', async () => {
  const { server, vault } = await build()
  const sealed = JSON.stringify(server.vault)
  for (const told of [
    'holder',
    '1111',
    Buffer.from(vault.master).toString('base64'),
    Buffer.from(vault.master).toString('hex'),
  ])
    expect(sealed).not.toContain(told)
  const other = await build()
  expect(other.server.vault.items[0]?.id).not.toBe(server.vault.items[0]?.id)
})

test('a vault pads its items, so that a little more text does not make the ciphertext longer', async () => {
  const { server, vault } = await build()
  const before = server.vault.items[0]?.ciphertext.length
  const longer = contentSchema.parse({ ...content('22'), didId: 123_456 })
  await saveContent(server, vault, { label: 'holder:7', content: longer })
  expect(server.vault.items[0]?.ciphertext.length).toBe(before)
})

test('a vault does not open an item if a dishonest server changed the item’s id, version or ciphertext', async () => {
  const { server, ways } = await build()
  const [item] = server.vault.items
  if (!item) throw new Error('Nothing was stored')
  const tampered = Buffer.from(item.ciphertext, 'base64')
  tampered[tampered.length - 1] = (tampered.at(-1) ?? 0) ^ 1
  for (const changed of [
    { ...item, id: randomId() as typeof item.id },
    { ...item, version: 2 },
    { ...item, ciphertext: tampered.toString('base64') },
    { ...item, ciphertext: 'AAAA' },
  ]) {
    const opened = await open({ ...server.vault, items: [changed] }, ways[0])
    expect([...(opened?.entries.values() ?? [])]).toEqual([{ version: changed.version, state: 'damaged' }])
  }
})

test('a way to unlock a vault does not open it after somebody changed the vault’s id, the vault’s account, or the kind or salt of this way', async () => {
  const { server, ways } = await build()
  const { vault } = server
  const [code] = ways
  expect(await open({ ...vault, vaultId: randomId() as Vault['vaultId'] }, code)).toBeNull()
  expect(await open(vault, code, `0x${'cd'.repeat(20)}`)).toBeNull()
  const [wrapping] = vault.wrappings
  if (wrapping?.kind !== 'recovery') throw new Error('The first way in is the code')
  const salt = `0x${'00'.repeat(32)}` as const
  const moved: Wrapping[] = [
    { ...wrapping, salt },
    { ...wrapping, kind: 'wallet' },
  ]
  for (const changed of moved)
    expect(await openVault(vault, wallet, { wrapping: changed, ikm: code.secret.ikm })).toBeNull()
})

test('adding a way to open a vault changes none of the vault’s items', async () => {
  const { server, ways, vault } = await build()
  const before = server.vault.items
  const another = buildWay()
  await saveWays(server, vault, [...vault.wrappings, await wrapFor(vault, another)])
  expect(server.vault.items).toEqual(before)
  for (const way of [...ways, another]) expect((await open(server.vault, way))?.entries.size).toBe(1)
})

test('a vault does not overwrite an item that another tab wrote meanwhile, and shows that item when it is read again', async () => {
  const { server, ways, vault } = await build()
  const other = await open(server.vault, ways[0])
  if (!other) throw new Error('It did not open')
  await saveContent(server, other, { label: 'holder:7', content: content('33') })
  await expect(saveContent(server, vault, { label: 'holder:7', content: content('44') })).rejects.toThrow()
  await expect(saveContent(server, vault, { label: 'holder:8', content: content('44') })).resolves.toBeDefined()
  const refreshed = await refreshVault(vault, server.vault)
  expect(refreshed && (await findContent(refreshed, 'holder:7'))).toEqual(content('33'))
  expect(await refreshVault(vault, { ...server.vault, vaultId: randomId() as Vault['vaultId'] })).toBeNull()
})

test('a vault forgets an item that the page deletes, and so does the server', async () => {
  const { server, vault } = await build()
  const left = await dropContent(server, vault, 'holder:7')
  expect([await findContent(left, 'holder:7'), server.vault.items]).toEqual([null, []])
})

test('an empty installation restores a vault from the parts of its backup, and each way of the vault then opens the vault', async () => {
  const { server, ways } = await build()
  let vault = await open(server.vault, ways[0])
  for (let didId = 0; vault && didId < 3; didId++)
    vault = await saveContent(server, vault, { label: `holder:${didId}:new`, content: content(`${didId}a`) })
  const padding = { version: 1, ciphertext: 'A'.repeat(20_000) }
  const large = Array.from({ length: 12 }, () => ({ ...padding, id: randomId() as Vault['items'][number]['id'] }))
  const file = JSON.stringify(
    buildBackup({ ...server.vault, items: [...server.vault.items, ...large] }, wallet, new Date(0)),
  )
  const parts = splitBackup(parseBackup(file))
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.every((part) => JSON.stringify(part).length < 128_000)).toBe(true)
  const empty = new MemoryServer()
  for (const part of parts) empty.restore(part)
  const opened = await open(empty.vault, ways[1])
  expect(opened && (await findContent(opened, 'holder:7'))).toEqual(content('11'))
  expect(empty.vault.items).toHaveLength(16)
})

test('the page refuses a file that is no backup of a vault', () => {
  for (const text of ['', '{}', 'null', '{"format":"did-data-export-1"}'])
    expect(() => parseBackup(text)).toThrow('Not a backup')
})
