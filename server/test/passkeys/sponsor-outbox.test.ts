import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { deployTwoFacedWallet } from '@did/contracts/test-wallet'
import { toAddress } from '@did/domain/hex'
import { demoOwner } from '@did/local/demo-accounts'
import { createWalletClient, http, numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { startChainService } from '../../src/modules/chain-service/lead-chain-service.ts'
import { readOutcome } from '../../src/modules/sponsored-calls/store.ts'
import { payerOn } from '../chain/contract-verifier.ts'
import { startServerProcess } from '../rig/server-process.ts'
import { buildPasskeyAccount, type PasskeyAccount } from './passkey-account.ts'
import { buildSponsorRig, findToken, mint, moveToContract, type SponsorRig, send } from './sponsor-rig.ts'

vi.setConfig({ testTimeout: 90_000 })

let rig: SponsorRig
let account: PasskeyAccount
beforeEach(async () => {
  rig = await buildSponsorRig()
  await rig.untilOffered()
  account = await buildPasskeyAccount(rig)
})
afterEach(() => rig.close())

type Kept = {
  id: string
  recipient: `0x${string}`
  data: `0x${string}`
  transaction_id: string | null
  refused_at: Date | null
}
const listKept = async () => (await rig.node.ctx.pool.query<Kept>('select * from sponsored_calls order by id')).rows
const listAttempts = async () =>
  (await rig.node.ctx.pool.query<{ hash: string; sent_at: Date | null }>('select hash, sent_at from chain_attempts'))
    .rows
const untilKept = () => vi.waitFor(async () => expect(await listKept()).toHaveLength(1), { timeout: 60_000 })
const countMints = async () => {
  const address = toAddress(rig.contracts.didRegistry)
  const args = { owner: account.address }
  return (await rig.hand.getContractEvents({ address, abi, eventName: 'DidMinted', args, fromBlock: 0n })).length
}

test('a call that was stored while no node led the sponsor is sent by the next node that leads the sponsor', async () => {
  const sending = send(account.client, account.execute([mint()]))
  await untilKept()
  rig.serve()
  const { status, body } = await sending
  expect(status).toBe(200)
  await waitForReceipt(rig.hand, body.transactionHash)
  expect(await findToken(rig, account.address)).toBeGreaterThan(0n)
})

test('a call that a node signed and did not send before it was killed is sent by the next node with the same bytes', async () => {
  rig.rpc.refuseIf(({ method }) => method === 'eth_sendRawTransaction')
  const killed = await startServerProcess(rig.databaseUrl, rig.environment)
  const body = account.execute([mint()])
  const sending = send(account.client, body)
  await vi.waitFor(async () => expect(await listAttempts()).toHaveLength(1), { timeout: 60_000 })
  await killed.kill()
  const [attempt] = await listAttempts()
  const [kept] = await listKept()
  expect(await readOutcome(rig.node.ctx.db, Number(kept?.id))).toEqual({ hash: null, isRefused: false })
  rig.rpc.refuseIf(() => false)
  const next = await startServerProcess(rig.databaseUrl, rig.environment)
  await sending // This call may have given up before the next process sent it.
  expect((await send(account.client, body)).body.transactionHash).toBe(attempt?.hash)
  expect(await listAttempts()).toHaveLength(1)
  await next.kill()
})

test('a call that no node sends in time stays stored, and is sent when the caller sends the same call again', async () => {
  const body = account.execute([mint()])
  expect((await send(account.client, body)).body.code).toBe('sponsoring-too-slow')
  rig.serve()
  const { status, body: sent } = await send(account.client, body)
  expect(status).toBe(200)
  await waitForReceipt(rig.hand, sent.transactionHash)
  expect([await countMints(), (await listKept()).length]).toEqual([1, 1])
})

test('a call that somebody else has already sent to the chain is refused, and the sponsor sends no transaction for the call', async () => {
  const sending = send(account.client, account.execute([mint()]))
  await untilKept()
  const [kept] = await listKept()
  const stranger = createWalletClient({
    account: privateKeyToAccount(demoOwner.privateKey),
    transport: http(inject('stack').rpcUrl),
  })
  const call = { to: kept?.recipient ?? null, data: kept?.data ?? '0x', gas: 600_000n, chain: null }
  await waitForReceipt(rig.hand, await stranger.sendTransaction(call))
  rig.serve()
  expect((await sending).body.code).toBe('sponsored-call-fails')
  expect([await countMints(), await listAttempts()]).toEqual([1, []])
  expect(await listKept()).toMatchObject([{ transaction_id: null, refused_at: expect.any(Date) }])
})

test('a call that passes its gas estimate and then reverts on the chain is not sent again', async () => {
  const { address } = await deployTwoFacedWallet(payerOn(inject('stack').rpcUrl))
  const turn = (isBurning: boolean) =>
    rig.hand.setStorageAt({ address, index: 0, value: numberToHex(isBurning ? 1 : 0, { size: 32 }) })
  // The contract burns all gas while the chain runs the transaction, and burns no gas while the
  // service estimates the call again.
  rig.rpc.watch(async ({ method }) => {
    if (method === 'eth_sendRawTransaction') await turn(true)
    if (method === 'eth_getTransactionReceipt') await turn(false)
  })
  rig.serve({ pollMs: 50 })
  const { status } = await send(account.client, account.execute([moveToContract(account.address, address)]))
  expect(status).toBe(200)
  const ended = [{ transaction_id: expect.any(String), refused_at: expect.any(Date) }]
  await vi.waitFor(async () => expect(await listKept()).toMatchObject(ended), { timeout: 60_000 })
  const other = await buildPasskeyAccount(rig)
  expect((await send(other.client, other.execute([mint()]))).status).toBe(200)
  const { rows } = await rig.node.ctx.pool.query('select status from chain_transactions order by id')
  expect(rows.map((row) => row.status)).toEqual(['lost', expect.stringMatching(/open|done/)])
})

test('the chain service gives up the transactions of an earlier CHAIN_KEY, and leaves the sponsor’s transactions open', async () => {
  rig.rpc.refuseIf(({ method }) => method === 'eth_sendRawTransaction')
  rig.serve({ pollMs: 50 })
  const sending = send(account.client, account.execute([mint()]))
  await vi.waitFor(async () => expect(await listAttempts()).toHaveLength(1), { timeout: 60_000 })
  const { ctx } = rig.node
  await ctx.pool.query(`
    with earlier as (
      insert into chain_transactions (chain_id, sender, nonce, kind, recipient, data, gas)
      values (31337, '${account.address}', 0, 'anchor', '${account.address}', '0x', 21000) returning id)
    insert into chain_attempts (hash, transaction_id, raw, max_fee, max_priority_fee)
    select '0x${'ee'.repeat(32)}', id, '0x', '1', '1' from earlier`)
  ctx.config.chainKey = generatePrivateKey()
  const service = startChainService(ctx)
  const listStatus = async () => {
    const { rows } = await ctx.pool.query('select kind, status from chain_transactions order by id')
    return rows.map(({ kind, status }) => `${kind} ${status}`)
  }
  await vi.waitFor(async () => expect(await listStatus()).toContain('anchor lost'), { timeout: 60_000 })
  expect(await listStatus()).toEqual(['sponsored open', 'anchor lost'])
  await service.stop()
  rig.rpc.refuseIf(() => false)
  expect((await sending).status).toBe(200)
})
