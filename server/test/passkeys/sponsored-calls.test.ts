import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { createPasskey } from '@did/contracts/test-passkey'
import { deployCostlyWallet, deployTwoFacedWallet } from '@did/contracts/test-wallet'
import { type Hex, toAddress } from '@did/domain/hex'
import { concatHex, encodeFunctionData } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { payerOn } from '../chain/contract-verifier.ts'
import { send as sendHttp } from '../rig/client.ts'
import { freezeInIndex } from '../rig/freeze.ts'
import { buildPasskeyAccount, type PasskeyAccount } from './passkey-account.ts'
import {
  bring,
  buildSponsorRig,
  commit,
  findToken,
  freeze,
  mint,
  moveToContract,
  refusal,
  registryCall,
  type SponsorRig,
  send,
} from './sponsor-rig.ts'

let rig: SponsorRig
let account: PasskeyAccount
beforeAll(async () => {
  rig = await buildSponsorRig()
  await rig.untilOffered()
  rig.serve()
})
beforeEach(async () => {
  account = await buildPasskeyAccount(rig)
})
afterAll(() => rig.close())

const own = (functionName: 'addKey' | 'endSessions') => {
  const { x, y } = createPasskey(4711)
  const data =
    functionName === 'addKey'
      ? encodeFunctionData({ abi: didAccountAbi, functionName, args: [x, y] })
      : encodeFunctionData({ abi: didAccountAbi, functionName })
  return { to: account.address, data }
}

const countKept = async () => {
  const statement = 'select 1 from sponsored_calls where identity = $1'
  return (await rig.node.ctx.pool.query(statement, [account.address])).rows.length
}

test('the service pays for an account’s first DID, and for the deployment of the account', async () => {
  const receipt = await bring(rig, account.client, account.execute([mint()]))
  expect(toAddress(receipt.from)).toBe(toAddress(rig.sponsor))
  expect(await findToken(rig, account.address)).toBeGreaterThan(0n)
  expect(await rig.hand.getCode({ address: account.address })).toBeDefined()
})

test('the service pays for a commitment that the passkey or a session key of the account signed', async () => {
  await bring(rig, account.client, account.execute([mint()]))
  const token = await findToken(rig, account.address)
  await bring(rig, account.client, account.execute([commit(token)], { nonce: 1n }))
  const { logs } = await bring(rig, account.client, account.executeInSession([commit(token)], 2n))
  expect(logs).toHaveLength(1)
})

test('the service pays for adding a key to an account, and for ending the account’s sessions', async () => {
  await bring(rig, account.client, account.execute([own('addKey'), own('endSessions')]))
  const { x, y } = createPasskey(4711)
  expect(await rig.node.ctx.chain.isKeyOf(account.address, { x, y })).toBe(true)
})

test('the service pays for a freeze of the account’s own identity', async () => {
  await bring(rig, account.client, account.execute([freeze(account.address)]))
  const call = { address: toAddress(rig.contracts.didRegistry), abi, functionName: 'frozenSince' } as const
  expect(await rig.hand.readContract({ ...call, args: [account.address] })).toBeGreaterThan(0n)
})

const refused = '422 sponsoring-refused'

test('the service does not pay for a call of an account that is not signed in', async () => {
  const other = await buildPasskeyAccount(rig)
  expect(await refusal(other.client, account.execute([mint()]))).toBe(refused)
})

test('the service does not pay for a call to a contract that it does not know', async () => {
  const elsewhere = { ...mint(), to: toAddress(rig.contracts.didAccountFactory) }
  expect(await refusal(account.client, account.execute([elsewhere]))).toBe(refused)
})

test('the service does not pay an account for freezing an identity that is not the account’s own', async () => {
  const other = await buildPasskeyAccount(rig)
  expect(await refusal(account.client, account.execute([freeze(other.address)]))).toBe(refused)
})

test('the service pays neither for publishing the text of a claim on the chain nor for a revocation', async () => {
  const word = `0x${'11'.repeat(32)}` as const
  const text = registryCall({ abi, functionName: 'addClaim', args: [1n, 'education', 'Title', '', '', false] })
  const revoke = registryCall({ abi, functionName: 'revoke', args: [account.address, word, word, '0x'] })
  expect(await refusal(account.client, account.execute([text]))).toBe(refused)
  expect(await refusal(account.client, account.execute([mint(), revoke]))).toBe(refused)
})

test('the service does not pay for a call that has further bytes after its arguments', async () => {
  const longer = { ...mint(), data: concatHex([mint().data, '0x00']) }
  expect(await refusal(account.client, account.execute([longer]))).toBe(refused)
})

test('the service does not pay for a second DID of an identity', async () => {
  expect(await refusal(account.client, account.execute([mint(), mint()]))).toBe(refused)
  await bring(rig, account.client, account.execute([mint()]))
  expect(await refusal(account.client, account.execute([mint()], { nonce: 1n }))).toBe(refused)
})

test('the service does not pay for a caller without a session', async () => {
  const { status } = await sendHttp(rig.node, 'POST', '/api/sponsored-calls', account.execute([mint()]))
  expect(status).toBe(401)
})

const fails = '422 sponsored-call-fails'

test('the service refuses a commitment of a frozen identity, and says that the identity is frozen once the index knows it', async () => {
  await bring(rig, account.client, account.execute([mint()]))
  const token = await findToken(rig, account.address)
  await bring(rig, account.client, account.execute([freeze(account.address)], { nonce: 1n }))
  const commitment = account.execute([commit(token)], { nonce: 2n })
  expect(await refusal(account.client, commitment)).toBe(fails)
  await freezeInIndex(rig.node, account.address)
  expect(await refusal(account.client, commitment)).toBe('403 identity-frozen')
})

test('the service does not store a call that another passkey signed, because the chain would revert the call', async () => {
  expect(await refusal(account.client, account.execute([mint()], { by: createPasskey(5) }))).toBe(fails)
  expect(await countKept()).toBe(0)
})

test('the service does not store a call whose deadline is over, because the chain would revert the call', async () => {
  expect(await refusal(account.client, account.execute([mint()], { deadline: 1_000_000 }))).toBe(fails)
})

test('the service does not store a call whose nonce is used, because the chain would revert the call', async () => {
  await bring(rig, account.client, account.execute([mint()]))
  expect(await refusal(account.client, account.execute([own('endSessions')], { nonce: 0n }))).toBe(fails)
})

test('the service does not store a call that would make the sponsor pay for running an expensive contract', async () => {
  const moveTo = (wallet: Hex) => moveToContract(account.address, wallet)
  const payer = payerOn(inject('stack').rpcUrl)
  const { address: costly } = await deployCostlyWallet(payer)
  expect(await refusal(account.client, account.execute([moveTo(costly)]))).toBe(fails)
  expect(await countKept()).toBe(0)
  const { address: cheap } = await deployTwoFacedWallet(payer)
  await bring(rig, account.client, account.execute([moveTo(cheap)]))
})

test('a sponsored call that is sent several times, even at the same time, becomes one transaction', async () => {
  const body = account.execute([mint()])
  const answers = await Promise.all([send(account.client, body), send(account.client, body)])
  const again = await send(account.client, body)
  const hashes = new Set([...answers, again].map((answer) => answer.body.transactionHash))
  expect([hashes.size, again.status]).toEqual([1, 200])
  expect(await countKept()).toBe(1)
})
