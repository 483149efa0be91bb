import { deployFreeAnswerWallet, deployTwoFacedWallet } from '@did/contracts/test-wallet'
import type { Notification } from '@did/domain/account/notification'
import type { Confirmation } from '@did/domain/attestation/revocation-record'
import { type Address, type Hex, pad, toFunctionSelector } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { chainServiceState } from '../../src/modules/chain-service/service.ts'
import { buildUser, buildVerifiedClaim, buildVerifier, type Person, revoke } from '../rig/builders.ts'
import { buildServiceRig, type ServiceRig, until } from './chain-service-rig.ts'
import { buildContractVerifier, payerOn } from './contract-verifier.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let rig: ServiceRig
afterEach(() => rig.close())

/**
 * The wallets of the attackers accept calls while the service estimates gas. The test makes them
 * hostile before the service sends a transaction.
 */
let turncoats: Address[] = []

async function begin(environment: Record<string, string> = {}): Promise<void> {
  rig = await buildServiceRig({ environment })
  turncoats = []
  rig.rpc.watch(async ({ method }) => {
    if (method !== 'eth_estimateGas' && method !== 'eth_sendRawTransaction') return
    const value = pad(method === 'eth_estimateGas' ? '0x00' : '0x01')
    for (const address of turncoats) await rig.hand.client.setStorageAt({ address, index: 0, value })
  })
}

async function buildAttacker(revocations: number, deploy = deployTwoFacedWallet): Promise<Person> {
  const wallet = await deploy(payerOn(rig.hand.chain.rpcUrl))
  const attacker = await buildContractVerifier(rig.node, wallet)
  turncoats.push(wallet.address)
  const owner = await buildUser(rig.node)
  for (let i = 0; i < revocations; i += 1) await revoke(attacker, await buildVerifiedClaim(owner, attacker), 'other')
  return attacker
}

async function buildHonestRevocation(): Promise<Person> {
  const verifier = await buildVerifier(rig.node)
  await revoke(verifier, await buildVerifiedClaim(await buildUser(rig.node), verifier), 'key-compromised')
  return verifier
}

const listConfirmed = ({ client }: Person) => client.ok<Confirmation[]>('GET', '/api/attestations')
const untilRecorded = (verifier: Person) =>
  until(async () => expect((await listConfirmed(verifier))[0]?.revocation?.recorded).toBe(true))

const countOpen = async (kind: 'anchor' | 'revoke') => {
  const { rows } = await rig.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from chain_transactions where kind = ${kind} and status = 'open'`,
  )
  return rows[0]?.count
}

/**
 * Tells whether the chain's node has the transaction that records the digest. The service stores a
 * transaction in the database before it sends the transaction.
 */
const isSent = async (digest: Hex | undefined) => {
  const { rows } = await rig.db.execute<{ hash: Hex }>(
    sql`select hash from chain_attempts join anchors using (transaction_id) where digest = ${digest}`,
  )
  const found = rows.map(({ hash }) => rig.hand.client.getTransaction({ hash }).catch(() => null))
  return (await Promise.all(found)).some((transaction) => transaction !== null)
}

/**
 * Sums the gas that the service's account used for revocations, from the receipts on the chain.
 * Counts the revocations of the given verifier, or of all verifiers if none is given.
 */
async function readGasOfRelays(verifier?: Person): Promise<{ used: number; reverted: number; sent: number }> {
  const { client } = rig.hand
  const head = await client.getBlockNumber()
  const found = { used: 0, reverted: 0, sent: 0 }
  const ofVerifier = `${revokeSelector}${pad(verifier?.client.address ?? '0x').slice(2)}`
  for (let blockNumber = 1n; blockNumber <= head; blockNumber += 1n) {
    const { transactions } = await client.getBlock({ blockNumber, includeTransactions: true })
    for (const { from, input, hash } of transactions) {
      if (from !== rig.account.address.toLowerCase()) continue
      if (!input.startsWith(verifier ? ofVerifier : revokeSelector)) continue
      const { gasUsed, status } = await client.getTransactionReceipt({ hash })
      found.used += Number(gasUsed)
      found.sent += 1
      if (status === 'reverted') found.reverted += 1
    }
  }
  return found
}
const revokeSelector = toFunctionSelector('revoke(address,bytes32,bytes32,bytes)')

test('an honest attestation is anchored within two blocks while a verifier floods the service with revocations', async () => {
  await begin()
  const { client } = rig.hand
  await buildAttacker(20)
  await client.setAutomine(false)
  rig.serve({ anchorAfterSeconds: 1 })
  await until(async () => expect(await countOpen('revoke')).toBeGreaterThanOrEqual(4))
  const [honest] = await rig.queue(1)
  await until(async () => expect(await isSent(honest)).toBe(true))
  // Sixteen transactions of the service may be open at the same time, and at most four of them may
  // be revocations.
  expect(await countOpen('revoke')).toBe(4)
  await client.mine({ blocks: 2 })
  expect([...(await rig.readAnchored()).keys()]).toContain(honest)
})

test('a transaction that the service broadcasts again does not delay other transactions', async () => {
  await begin()
  await rig.hand.client.setAutomine(false)
  rig.serve({ rebroadcastMs: 0 })
  for (let i = 1; i <= 3; i += 1) {
    const [digest] = await rig.queue(1)
    await until(async () => expect(await isSent(digest)).toBe(true))
  }
})

test('the chain service sends anchors before revocations, even if the revocations have waited longer', async () => {
  await begin()
  await buildAttacker(6)
  await rig.queue(1)
  await rig.hand.client.setAutomine(false)
  rig.serve()
  await until(async () => expect(await countOpen('revoke')).toBe(4))
  const { rows } = await rig.db.execute<{ kind: string }>(sql`select kind from chain_transactions order by nonce`)
  expect(rows.map(({ kind }) => kind)).toEqual(['anchor', 'revoke', 'revoke', 'revoke', 'revoke'])
})

test('a verifier whose revocations revert on the chain costs the service no more than the budget of one verifier', async () => {
  await begin({ RELAY_GAS_PER_VERIFIER: '1500000' })
  const attacker = await buildAttacker(6)
  rig.follow()
  rig.serve()
  await until(async () => expect((await readGasOfRelays(attacker)).used).toBeGreaterThan(900_000))
  await untilRecorded(await buildHonestRevocation())
  await rig.untilAnchoredOnce(await rig.queue(1))
  const { used, reverted, sent } = await readGasOfRelays(attacker)
  expect(used).toBeLessThanOrEqual(1_500_000)
  expect(reverted).toBe(sent)
  // While a transaction is open, the budget counts its gas limit. After these blocks, the budget
  // counts the gas that the reverted revocation really used.
  await rig.hand.client.mine({ blocks: 3 })
  const total = (await readGasOfRelays()).used
  await until(async () => expect((await chainServiceState(rig.node.ctx)).relayGasOfDay).toBe(total))
  // The service skips no nonce, so no sent transaction waits behind a gap.
  const { address } = rig.account
  const count = await rig.hand.client.getTransactionCount({ address, blockTag: 'pending' })
  expect((await rig.readTransactions()).map(({ nonce }) => nonce)).toEqual(Array.from({ length: count }, (_, i) => i))
})

test('the revocations of all verifiers together cost the service no more than the daily budget, and further revocations wait', async () => {
  await begin({ RELAY_GAS_PER_DAY: '1500000' })
  for (let i = 0; i < 3; i += 1) await buildAttacker(2)
  rig.follow()
  rig.serve()
  await until(async () => expect((await readGasOfRelays()).used).toBeGreaterThan(900_000))
  for (let i = 0; i < 3; i += 1) await rig.untilAnchoredOnce(await rig.queue(1))
  expect((await readGasOfRelays()).used).toBeLessThanOrEqual(1_500_000)
  expect((await chainServiceState(rig.node.ctx)).pendingRevocations).toBeGreaterThan(0)
})

test('the service gives up a revocation whose transaction reverted twice, and tells the verifier that the revocation is not on the chain', async () => {
  await begin()
  const attacker = await buildAttacker(1)
  rig.follow()
  rig.serve()
  const told = {
    title: 'Withdrawal not on the chain',
    data: { withdrawal: 'not-sent', title: 'Master of Science' },
  }
  await until(async () =>
    expect(await attacker.client.ok<Notification[]>('GET', '/api/notifications?limit=1')).toMatchObject([told]),
  )
  expect((await listConfirmed(attacker))[0]?.revocation).toMatchObject({ recorded: false, givenUp: true })
  await rig.untilAnchoredOnce(await rig.queue(1))
  expect(await readGasOfRelays()).toMatchObject({ reverted: 2, sent: 2 })
  expect(await chainServiceState(rig.node.ctx)).toMatchObject({ pendingRevocations: 0, relaysGivenUp: 1 })
  // A migration finds the verifier of each old transaction by this SQL expression.
  const { rows } = await rig.db.execute(
    sql`select distinct verifier, '0x' || substr(data, 35, 40) as found from chain_transactions where kind = 'revoke'`,
  )
  const { address } = attacker.client
  expect(rows).toEqual([{ verifier: address, found: address }])
})

test('a wallet that accepts only calls without a fee costs the service nothing, and its revocations are given up', async () => {
  await begin()
  const attacker = await buildAttacker(3, deployFreeAnswerWallet)
  rig.follow()
  rig.serve()
  await until(async () => expect(await chainServiceState(rig.node.ctx)).toMatchObject({ relaysGivenUp: 3 }))
  expect(await readGasOfRelays()).toEqual({ used: 0, reverted: 0, sent: 0 })
  expect((await listConfirmed(attacker)).every(({ revocation }) => revocation?.givenUp)).toBe(true)
})
