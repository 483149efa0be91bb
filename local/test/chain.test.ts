import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, realpathSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitForReceipt } from '@did/contracts/receipt'
import { createTestClient, http, parseEther, publicActions, walletActions } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type Chain, startChain } from '../src/chain/chain.ts'
import { findAnvil } from '../src/chain/chain-binary.ts'
import { restoreChainState } from '../src/chain/chain-state.ts'
import { demoRoles, ensureContracts } from '../src/chain/contracts.ts'
import { demoAccounts, demoOwner, serviceAccount, sponsorAccount, testMnemonic } from '../src/demo-accounts.ts'
import { hasEnded } from '../src/process/owned-process.ts'
import { identifyProcess } from '../src/process/process-identity.ts'

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'did-chain-'))
const started: Chain[] = []

afterEach(async () => {
  for (const chain of started.splice(0)) await chain.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(dir: string): Promise<Chain> {
  const chain = await startChain({ dir, persisted: true })
  started.push(chain)
  return chain
}
const clientOf = (chain: Chain) =>
  createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
const marked = '0x00000000000000000000000000000000000000aa'
const mark = (chain: Chain, ether: string) => clientOf(chain).setBalance({ address: marked, value: parseEther(ether) })
const readMark = (chain: Chain) => clientOf(chain).getBalance({ address: marked })

/**
 * Sets a balance and mines a block. Then waits until both the saved state and its copy contain this
 * balance.
 */
async function save(chain: Chain, dir: string, ether: string): Promise<void> {
  await mark(chain, ether)
  await clientOf(chain).mine({ blocks: 1 })
  const balance = `0x${parseEther(ether).toString(16)}`
  for (const file of ['state.json', 'state.previous.json'])
    await expect
      .poll(() => statSync(join(dir, file), { throwIfNoEntry: false }) && readFileSync(join(dir, file), 'utf8'), {
        timeout: 60_000,
      })
      .toContain(balance)
}

test('the demo accounts are the first accounts of the well-known test mnemonic', () => {
  const derived = [0, 1, 2, 3, 9, 8].map((addressIndex) => mnemonicToAccount(testMnemonic, { addressIndex }).address)
  expect(derived).toEqual([...demoAccounts, serviceAccount, sponsorAccount].map(({ address }) => address))
})

test('a restarted chain continues with its earlier state, on the same port and at the current time', async () => {
  const dir = join(folder, 'continues')
  const first = await start(dir)
  await mark(first, '1')
  await first.stop()
  const second = await start(dir)
  expect(second.rpcUrl).toBe(first.rpcUrl)
  expect(await readMark(second)).toBe(parseEther('1'))
  await clientOf(second).mine({ blocks: 1 })
  const { timestamp } = await clientOf(second).getBlock()
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(10)
})

test('after a restart, the chain can still tell an account’s balance at an old block', async () => {
  const dir = join(folder, 'old-states')
  const first = await start(dir)
  // The test sends transactions, because a balance that is set between two blocks counts for the
  // earlier block.
  const give = async () => {
    const transfer = { account: demoOwner.address, to: marked, value: parseEther('1'), chain: null } as const
    return (await waitForReceipt(clientOf(first), await clientOf(first).sendTransaction(transfer))).blockNumber
  }
  const blocks = [await give(), await give(), await give()]
  await first.stop()
  const second = await start(dir)
  const balances = blocks.map((blockNumber) => clientOf(second).getBalance({ address: marked, blockNumber }))
  expect(await Promise.all(balances)).toEqual(['1', '2', '3'].map((ether) => parseEther(ether)))
  await second.stop()
  const third = await start(dir)
  expect(await clientOf(third).getBalance({ address: marked, blockNumber: blocks[0] ?? 0n })).toBe(parseEther('1'))
})

test('a killed chain loses at most one second, and continues from the previous saved state if the newest file has only half of a state', async () => {
  const dir = join(folder, 'killed')
  const first = await start(dir)
  await save(first, dir, '3')
  first.owned.child.kill('SIGKILL')
  await once(first.owned.child, 'exit')
  const second = await start(dir)
  expect([await readMark(second), second.note]).toEqual([parseEther('3'), null])

  second.owned.child.kill('SIGKILL')
  await once(second.owned.child, 'exit')
  truncateSync(join(dir, 'state.json'), 500)
  const third = await start(dir)
  expect(await readMark(third)).toBe(parseEther('3'))
  expect(third.note).toContain('continues from its last whole state')
})

test('if the saved state of a chain cannot be read, the start says so and never deletes it', () => {
  const dir = mkdtempSync(join(folder, 'unreadable-'))
  for (const file of ['state.json', 'state.previous.json']) writeFileSync(join(dir, file), '{"block":')
  expect(() => restoreChainState(dir)).toThrow('delete that folder to start a new chain')
})

test('a start stops a chain that a killed launcher left running and continues its state, but never stops another process that now has the same pid', async () => {
  const dir = join(folder, 'left')
  const left = await start(dir)
  await mark(left, '5')
  const second = await start(dir)
  expect(identifyProcess(left.owned.pid)).toBeNull()
  expect(await readMark(second)).toBe(parseEther('5'))
  await second.stop()

  const stranger = spawn('sleep', ['60'])
  writeFileSync(join(dir, 'process.json'), JSON.stringify({ pid: stranger.pid, identity: 'of an earlier boot' }))
  await start(dir)
  expect(hasEnded(stranger)).toBe(false)
  stranger.kill()
})

test('the contracts are deployed only once, but if the chain has lost them, they are deployed again at the same addresses', async () => {
  const [dir, file] = [join(folder, 'contracts'), join(folder, 'contracts.json')]
  const first = await start(dir)
  const deployed = await ensureContracts(first.rpcUrl, file, demoRoles)
  const block = await clientOf(first).getBlockNumber()
  expect(await ensureContracts(first.rpcUrl, file, demoRoles)).toEqual(deployed)
  expect(await clientOf(first).getBlockNumber()).toBe(block)
  await first.stop()

  const fresh = await start(join(folder, 'fresh'))
  expect(await ensureContracts(fresh.rpcUrl, file, demoRoles)).toEqual(deployed)
  expect(await clientOf(fresh).getCode({ address: deployed.didRegistry })).toBeDefined()
  expect(await clientOf(fresh).getTransactionCount({ address: demoOwner.address })).toBe(0)
})

test('the search for the anvil binary fails with one sentence if the binary is missing', () => {
  expect(() => findAnvil({ ANVIL_BIN: '/nowhere/anvil' })).toThrow('ANVIL_BIN names /nowhere/anvil, which is not there')
  expect(() => findAnvil({}, 'sunos-sparc')).toThrow('(npm package @foundry-rs/anvil-sunos-sparc)')
})
