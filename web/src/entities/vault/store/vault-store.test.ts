import { AppError } from '@did/domain/errors'
import { afterEach, expect, test, vi } from 'vitest'
import { buildWay, MemoryServer, wallet } from '../../../../test/vault-fixtures.ts'
import { queryClientStore, renewQueryClient } from '../../../lib/query/query-client.ts'
import { createVault } from './open-vault.ts'
import { assertNotReplaced, changeVault, currentVault, keepOpen, lockVault } from './vault-store.ts'

const refused = new AppError('precondition-failed', 'Changed elsewhere')
const refuse = () => Promise.reject(refused)

afterEach(() => {
  vi.restoreAllMocks()
  lockVault()
})

/**
 * Opens a vault. The next time that the page reads the vault, the answer comes only when the test
 * calls `answer`.
 */
async function openAndWait() {
  const server = new MemoryServer()
  const vault = await createVault(server, wallet, [buildWay()])
  keepOpen(vault)
  const { promise, resolve } = Promise.withResolvers<void>()
  const reading = vi.spyOn(queryClientStore.get(), 'fetchQuery').mockImplementation(async () => {
    await promise
    return server.vault
  })
  return { vault, reading, answer: resolve }
}

test('the page refuses a change of a vault that another tab has changed, and reads the vault again', async () => {
  const { vault, answer } = await openAndWait()
  answer()
  await expect(changeVault(refuse)).rejects.toBe(refused)
  expect(currentVault()).not.toBe(vault)
  expect(currentVault()?.name).toEqual(vault.name)
})

test('a change of a vault that got a new key elsewhere throws `vault-replaced`, and the vault is locked', async () => {
  const server = new MemoryServer()
  keepOpen(await createVault(server, wallet, [buildWay()]))
  const other = new MemoryServer()
  await createVault(other, wallet, [buildWay()])
  vi.spyOn(queryClientStore.get(), 'fetchQuery').mockResolvedValue(other.vault)
  await expect(changeVault(refuse)).rejects.toMatchObject({ code: 'vault-replaced' })
  expect(currentVault()).toBeNull()
})

test('a page that only looks at its open vault changes nothing, and notices that the vault got a new key elsewhere', async () => {
  const server = new MemoryServer()
  const vault = await createVault(server, wallet, [buildWay()])
  keepOpen(vault)
  const read = vi.spyOn(queryClientStore.get(), 'fetchQuery').mockResolvedValue(server.vault)
  expect(await assertNotReplaced()).toBe(vault)
  const other = new MemoryServer()
  await createVault(other, wallet, [buildWay()])
  read.mockResolvedValue(other.vault)
  await expect(assertNotReplaced()).rejects.toMatchObject({ code: 'vault-replaced' })
  expect(currentVault()).toBeNull()
})

test.each([
  ['locked', lockVault],
  ['signed out', renewQueryClient],
])('a vault that is %s while the page reads it again stays locked', async (_, end) => {
  const { reading, answer } = await openAndWait()
  const changing = changeVault(refuse)
  await vi.waitFor(() => expect(reading).toHaveBeenCalled(), { timeout: 60_000 })
  end()
  answer()
  await expect(changing).rejects.toBe(refused)
  expect(currentVault()).toBeNull()
})

test('the vault of a second account stays open if the person opened it while the page read the first account’s vault again', async () => {
  const { reading, answer } = await openAndWait()
  const changing = changeVault(refuse)
  await vi.waitFor(() => expect(reading).toHaveBeenCalled(), { timeout: 60_000 })
  const other = await createVault(new MemoryServer(), wallet, [buildWay()])
  keepOpen(other)
  answer()
  await expect(changing).rejects.toBe(refused)
  expect(currentVault()).toBe(other)
})
