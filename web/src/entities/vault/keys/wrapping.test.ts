import type { VaultId } from '@did/domain/ids'
import { expect, test, vi } from 'vitest'
import {
  attack,
  build,
  holder,
  none,
  open,
  remove,
  replaceCode,
  wrappingOf,
} from '../../../../test/rotation-fixtures.ts'
import { buildWay, type MemoryServer, wallet, wrapAsBefore } from '../../../../test/vault-fixtures.ts'
import { type Bytes, fromHex } from '../../../lib/bytes.ts'
import { describePlace } from '../../../lib/cipher.ts'
import { createKeyPair, sealTo } from '../../../lib/hpke.ts'
import { buildBackup, parseBackup } from '../store/backup.ts'
import { ensurePair, findContent, openVault, saveContent, saveWays, type Way, wrapFor } from '../store/open-vault.ts'
import { planRotation, rotateVault } from './rotate-vault.ts'
import { createMaster } from './wrapping.ts'

const goes = () => false

/**
 * Replaces the stored public half of a way to open the vault by another one, whose private half the
 * server knows.
 */
const swap = async (server: MemoryServer, way: Way) => {
  const { publicKey } = await createKeyPair()
  const wrappings = server.vault.wrappings.map((each) =>
    each.salt === way.secret.salt && each.pair ? { ...each, pair: { ...each.pair, publicKey } } : each,
  )
  server.vault = { ...server.vault, wrappings }
}

test('if a dishonest server replaces a way’s public half by the server’s own, the vault gets a new key only if the owner agrees to lose this way', async () => {
  const { server, vault, signature } = await build()
  await swap(server, signature)
  const { losses } = await planRotation(vault, server.vault, goes)
  expect(losses).toEqual({ ways: [wrappingOf(server.vault, signature)], items: 0 })
  await expect(replaceCode(server, vault, buildWay())).rejects.toMatchObject({ code: 'precondition-failed' })
  const change = { without: null, code: buildWay() }
  const rotated = await rotateVault(server, vault, { change, agreed: losses })
  expect(rotated.wrappings.map(({ salt }) => salt)).not.toContain(signature.secret.salt)
})

test('a dishonest server cannot restore a way to open the vault that the owner removed', async () => {
  const { server, vault, other } = await build()
  const gone = wrappingOf(server.vault, other)
  const rotated = await remove(server, vault, other)
  if (!gone) throw new Error('It was there')
  server.vault = { ...server.vault, wrappings: [...server.vault.wrappings, gone] }
  expect((await planRotation(rotated, server.vault, goes)).losses.ways).toEqual([gone])
})

test('a dishonest server cannot keep a removed way by writing the way’s salt in letters of another case', async () => {
  const { server, vault, other } = await build()
  const salt = `0x${other.secret.salt.slice(2).toUpperCase()}` as const
  const spelled = server.vault.wrappings.map((way) => (way.salt === other.secret.salt ? { ...way, salt } : way))
  server.vault = { ...server.vault, wrappings: spelled }
  expect((await remove(server, vault, other)).wrappings).toHaveLength(2)
})

test('a dishonest server cannot seal a vault key of its own choice to a way, although it knows the way’s public half', async () => {
  const { server, signature } = await build()
  const wrapping = wrappingOf(server.vault, signature)
  if (!wrapping?.pair) throw new Error('It has a pair')
  const vaultId = 'B'.repeat(21).concat('A') as VaultId
  const place = describePlace('vault', 'wallet', wallet, vaultId, wrapping.salt)
  const seal = (known: Bytes | null) =>
    sealTo(wrapping.pair?.publicKey ?? '0x', new Uint8Array(64), {
      purpose: 'vault-key',
      place,
      ...(known && { known }),
    })
  for (const known of [null, new Uint8Array(32), fromHex(wrapping.pair.publicKey)]) {
    const made = { ...wrapping, ciphertext: await seal(known) }
    const sealed = { ...server.vault, vaultId, wrappings: [made], items: [] }
    expect(await openVault(sealed, wallet, { wrapping: made, ikm: signature.secret.ikm })).toBeNull()
  }
})

test('when a vault gets a new key, the vault loses a damaged item only if the owner agreed to the loss', async () => {
  const { server, vault } = await build()
  server.vault.items = server.vault.items.map((item) => ({ ...item, ciphertext: 'AAAA' }))
  expect((await planRotation(vault, server.vault, goes)).losses).toEqual({ ways: [], items: 1 })
  await expect(replaceCode(server, vault, buildWay())).rejects.toMatchObject({ code: 'precondition-failed' })
})

async function buildOld() {
  const { server, vault: made, code, signature } = await build()
  const master = createMaster()
  const wrappings = await Promise.all([code, signature].map((way) => wrapAsBefore(master, made.name, way)))
  server.vault = { ...server.vault, wrappings, items: [] }
  const opened = await open(server.vault, signature)
  if (!opened) throw new Error('It opens as before')
  const vault = await saveContent(server, opened, { label: 'holder:7', content: holder('11') })
  return { server, vault, code, signature }
}

test('a vault without key pairs still opens, even from a backup file in the first format, and each way gets a pair when it is used', async () => {
  const { server, vault, code, signature } = await buildOld()
  const file = JSON.stringify({ ...buildBackup(server.vault, wallet, new Date(0)), format: 'did-vault-backup-1' })
  expect((await open(parseBackup(file), code))?.entries.size).toBe(1)
  expect((await planRotation(vault, server.vault, goes)).losses.ways).toHaveLength(2)
  let opened = vault
  for (const way of [signature, code]) {
    const wrapping = wrappingOf(server.vault, way)
    if (!wrapping) throw new Error('It is there')
    opened = await ensurePair(server, opened, { wrapping, ikm: way.secret.ikm })
    expect((await open(server.vault, way))?.entries).toEqual(vault.entries)
  }
  expect((await planRotation(opened, server.vault, goes)).losses).toEqual(none)
  const rotated = await remove(server, opened, signature)
  expect(await findContent(rotated, 'holder:7')).toEqual(holder('11'))
  expect(await attack(parseBackup(file), signature, server.vault)).toEqual([])
})

test('a vault without key pairs opens even if the code that makes the pairs does not load', async () => {
  const { server, vault, code } = await buildOld()
  const wrapping = wrappingOf(server.vault, code)
  if (!wrapping) throw new Error('It is there')
  vi.doMock('../../../lib/hpke.ts', () => ({ createKeyPair: () => Promise.reject(new TypeError('Failed to fetch')) }))
  try {
    expect(await ensurePair(server, vault, { wrapping, ikm: code.secret.ikm })).toBe(vault)
  } finally {
    vi.doUnmock('../../../lib/hpke.ts')
  }
})

test('when a vault without key pairs gets a new key, the vault loses a way only if the owner agreed to the loss', async () => {
  const { server, vault, code } = await buildOld()
  const added = await saveWays(server, vault, [...vault.wrappings, await wrapFor(vault, buildWay('wallet'))])
  await expect(replaceCode(server, added, buildWay())).rejects.toMatchObject({ code: 'precondition-failed' })
  expect((await open(server.vault, code))?.entries.size).toBe(1)
})
