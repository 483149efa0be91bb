import type { Vault } from '@did/domain/vault/vault'
import { expect, test } from 'vitest'
import { attack, build, holder, open, remove, replaceCode } from '../../../../test/rotation-fixtures.ts'
import { buildWay, wallet } from '../../../../test/vault-fixtures.ts'
import { createKeyPair } from '../../../lib/hpke.ts'
import { buildBackup, parseBackup } from '../store/backup.ts'
import { deriveItemKey, openItem, sealItem } from '../store/item.ts'
import { findContent, listVerifierKeys, saveContent } from '../store/open-vault.ts'

test('a recovery code that was replaced opens nothing that the vault stored later, even with an old backup', async () => {
  const { server, vault, code, signature } = await build()
  const backup = parseBackup(JSON.stringify(buildBackup(server.vault, wallet, new Date(0))))
  const next = buildWay()
  const rotated = await replaceCode(server, vault, next)
  await saveContent(server, rotated, { label: 'holder:8', content: holder('22') })
  expect(await attack(backup, code, server.vault)).toEqual([])
  for (const way of [next, signature]) {
    const opened = await open(server.vault, way)
    expect(opened && (await findContent(opened, 'holder:8'))).toEqual(holder('22'))
  }
  const earlier = await open(backup, code)
  expect(earlier && (await findContent(earlier, 'holder:7')), 'what the backup held stays readable').toEqual(
    holder('11'),
  )
})

test('a wallet or passkey that was removed opens nothing that the vault stored later, and the other ways still open the vault', async () => {
  const { server, vault, code, signature, other } = await build()
  const backup = server.vault
  const rotated = await remove(server, vault, other)
  await saveContent(server, rotated, { label: 'holder:7', content: holder('33') })
  expect(await attack(backup, other, server.vault)).toEqual([])
  for (const way of [code, signature]) {
    const opened = await open(server.vault, way)
    expect(opened && (await findContent(opened, 'holder:7'))).toEqual(holder('33'))
  }
})

test('a vault keeps every item under its new key, even an item that only a newer version of the page understands', async () => {
  const { server, vault } = await build()
  const key = { kind: 'verifier-key', ...(await createKeyPair()), createdAt: 1, number: 1 } as const
  const withKey = await saveContent(server, vault, { label: 'verifier-key:1', content: key })
  const place = { ...vault.name, itemId: 'A'.repeat(22), version: 1 }
  const newer = { kind: 'of a newer page', more: [1, 2] }
  const ciphertext = await sealItem(await deriveItemKey(vault.master, vault.name), place, newer)
  server.vault.items.push({ id: place.itemId as Vault['items'][number]['id'], version: 1, ciphertext })
  const rotated = await replaceCode(server, withKey, buildWay())
  expect(listVerifierKeys(rotated)).toEqual([key])
  expect(await findContent(rotated, 'holder:7')).toEqual(holder('11'))
  const moved = server.vault.items.find(({ id }) => id === place.itemId)
  const nextKey = await deriveItemKey(rotated.master, rotated.name)
  expect(
    moved && (await openItem(nextKey, { ...rotated.name, itemId: moved.id, version: 1 }, moved.ciphertext)),
  ).toEqual(newer)
  const again = await saveContent(server, rotated, { label: 'holder:7', content: holder('44') })
  expect([server.vault.items.length, await findContent(again, 'holder:7')]).toEqual([3, holder('44')])
  await expect(replaceCode(server, again, buildWay())).resolves.toMatchObject({ entries: { size: 3 } })
})

test('the change of a vault’s key begins again if another tab wrote to the vault meanwhile, so what the other tab wrote is kept', async () => {
  const { server, vault, code } = await build()
  const tab = await open(server.vault, code)
  const stage = server.stage.bind(server)
  let written = 0
  server.stage = async (staged) => {
    await stage(staged)
    if (tab && written++ === 0) await saveContent(server, tab, { label: 'holder:8', content: holder('22') })
  }
  const rotated = await replaceCode(server, vault, buildWay())
  expect(await findContent(rotated, 'holder:8')).toEqual(holder('22'))
})

test('after a change of a vault’s key, the old vault stays in use if the server did not replace it, and the new vault is in use if only the server’s answer was lost', async () => {
  const { server, vault } = await build()
  const before = server.vault
  const switchTo = server.switchTo.bind(server)
  server.switchTo = () => Promise.reject(new Error('No connection'))
  await expect(replaceCode(server, vault, buildWay())).rejects.toThrow('No connection')
  expect(server.vault).toEqual(before)
  server.switchTo = async (...parts) => {
    await switchTo(...parts)
    throw new Error('No connection')
  }
  const rotated = await replaceCode(server, vault, buildWay())
  expect(rotated.name.vaultId).toBe(server.vault.vaultId)
  await expect(replaceCode(server, vault, buildWay())).rejects.toMatchObject({ code: 'precondition-failed' })
})
