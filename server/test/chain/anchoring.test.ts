import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import type { Confirmation } from '@did/domain/attestation/revocation-record'
import type { ClaimHistory } from '@did/domain/claim/history'
import { serviceAccount } from '@did/local/demo-accounts'
import { parseEther } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { chainServiceState } from '../../src/modules/chain-service/service.ts'
import { buildUser, buildVerifiedClaim, buildVerifier } from '../rig/builders.ts'
import { startServerProcess } from '../rig/server-process.ts'
import { wallets } from '../rig/test-chain.ts'
import { buildServiceRig, type ServiceRig, until } from './chain-service-rig.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let rig: ServiceRig
afterEach(() => rig.close())

const isSending = ({ method }: { method: string }) => method === 'eth_sendRawTransaction'

test('an attestation is anchored, and then the history of the claim and the verifier’s list of attestations show the anchor', async () => {
  rig = await buildServiceRig()
  rig.follow()
  rig.serve()
  const [owner, verifier] = [await buildUser(rig.node), await buildVerifier(rig.node)]
  const claim = await buildVerifiedClaim(owner, verifier)
  await until(async () => {
    const [confirmed] = await verifier.client.ok<Confirmation[]>('GET', '/api/attestations')
    expect(confirmed?.anchorBlock).toBeGreaterThan(0)
    await rig.untilAnchoredOnce(confirmed ? [confirmed.attestation] : [])
  })
  const { entries } = await owner.client.ok<ClaimHistory>('GET', `/api/claims/${claim.id}/history`)
  expect(entries.filter(({ kind }) => kind === 'anchored')).toHaveLength(1)
})

test('a batch of anchors closes when it has 256 digests, or when its oldest digest has waited long enough', async () => {
  rig = await buildServiceRig()
  const digests = await rig.queue(300)
  const patient = rig.serve({ anchorAfterSeconds: 600 })
  await until(async () => expect((await rig.readAnchored()).size).toBe(256))
  await patient.stop()
  expect(await rig.readTransactions()).toHaveLength(1)
  rig.serve()
  await rig.untilAnchoredOnce(digests)
  expect(await rig.readTransactions()).toHaveLength(2)
})

test('a batch of anchors that a node stored and never sent before it died is sent by another node with the same bytes', async () => {
  rig = await buildServiceRig()
  const digests = await rig.queue(40)
  rig.rpc.refuseIf(isSending)
  const dying = rig.serve()
  await until(async () => expect(await rig.readTransactions()).toHaveLength(1))
  await dying.stop()
  const [stored] = await rig.readTransactions()
  rig.rpc.refuseIf(() => false)
  rig.serve()
  await rig.untilAnchoredOnce(digests)
  const receipt = await rig.hand.client.getTransactionReceipt({ hash: stored?.hashes[0] ?? '0x' })
  expect(receipt.status).toBe('success')
  expect(await rig.readTransactions()).toHaveLength(1)
})

test('a process that is killed while it sends a batch of anchors loses no digest and sends no digest twice', async () => {
  rig = await buildServiceRig()
  const digests = await rig.queue(40)
  rig.rpc.refuseIf(isSending)
  const environment = { ...rig.environment, ANCHOR_AFTER_SECONDS: '0' }
  const first = await startServerProcess(rig.databaseUrl, environment)
  const second = await startServerProcess(rig.databaseUrl, environment)
  try {
    await until(async () => expect(await rig.readTransactions()).toHaveLength(1))
    await first.kill()
    rig.rpc.refuseIf(() => false)
    const more = await rig.queue(10)
    await rig.untilAnchoredOnce([...digests, ...more])
    expect(await rig.readTransactions()).toHaveLength(2)
  } finally {
    await Promise.all([first.kill(), second.kill()])
  }
})

test('two nodes on one database send each digest to the chain only once', async () => {
  rig = await buildServiceRig()
  rig.serve()
  rig.serve()
  const digests: `0x${string}`[] = []
  for (let round = 0; round < 6; round += 1) digests.push(...(await rig.queue(50)))
  await rig.untilAnchoredOnce(digests)
})

test('a chain service without money sends nothing, logs one warning, and continues once it has money', async () => {
  rig = await buildServiceRig({ balance: 0n })
  const warn = vi.spyOn(rig.node.ctx.log, 'warn')
  rig.serve()
  const digests = await rig.queue(3)
  await until(async () => expect(warn).toHaveBeenCalled())
  expect(await chainServiceState(rig.node.ctx)).toMatchObject({ balance: 0n, pendingAnchors: 3, openTransactions: 0 })
  expect((await fetch(`${rig.node.url}/readyz`)).status).toBe(200)
  expect(await rig.readTransactions()).toEqual([])
  expect(warn).toHaveBeenCalledTimes(1)
  await rig.hand.client.setBalance({ address: rig.account.address, value: parseEther('1') })
  await rig.untilAnchoredOnce(digests)
})

test('a chain service without its role in the registry sends nothing and spends no money on attempts', async () => {
  rig = await buildServiceRig({ isPermitted: false })
  const warn = vi.spyOn(rig.node.ctx.log, 'warn')
  rig.serve()
  const digests = await rig.queue(2)
  await until(async () =>
    expect(warn.mock.calls.map(([, text]) => text)).toContainEqual(expect.stringMatching(/SERVICE_ROLE/)),
  )
  expect(await rig.readTransactions()).toEqual([])
  await rig.permit()
  await rig.untilAnchoredOnce(digests)
})

test('a server without CHAIN_KEY sends nothing to the chain and keeps the digests queued', async () => {
  rig = await buildServiceRig()
  rig.node.ctx.config.chainKey = undefined
  rig.serve()
  await rig.queue(2)
  expect(await chainServiceState(rig.node.ctx)).toMatchObject({ account: null, balance: null, pendingAnchors: 2 })
})

test('a batch of anchors that a reorganisation drops is sent again as the same transaction', async () => {
  rig = await buildServiceRig()
  const { client } = rig.hand
  const before = await client.snapshot()
  rig.serve()
  const digests = await rig.queue(5)
  await rig.untilAnchoredOnce(digests)
  await client.mine({ blocks: 5 })
  await until(async () => expect((await rig.readTransactions())[0]?.status).toBe('done'))
  await rig.hand.rewind(before)
  await rig.untilAnchoredOnce(digests)
  expect(await rig.readTransactions()).toHaveLength(1)
})

test('a batch of anchors gets the next nonce when somebody else with the service’s key has used the batch’s nonce', async () => {
  rig = await buildServiceRig()
  rig.rpc.refuseIf(isSending)
  rig.serve()
  const digests = await rig.queue(5)
  await until(async () => expect(await rig.readTransactions()).toHaveLength(1))
  const { client } = rig.hand
  await client.sendRawTransaction({
    serializedTransaction: await rig.account.signTransaction({
      ...{ type: 'eip1559', chainId: 31337, nonce: 0, to: wallets.administrator, gas: 21_000n },
      ...{ maxFeePerGas: parseEther('0.00000001'), maxPriorityFeePerGas: 1n },
    }),
  })
  rig.rpc.refuseIf(() => false)
  await rig.untilAnchoredOnce(digests)
  expect((await rig.readTransactions()).map(({ nonce, status }) => `${nonce} ${status}`)).toEqual([
    '0 lost',
    expect.stringMatching(/^1 /),
  ])
})

test('a transaction that is not mined is sent again with a higher fee, and only one of its copies is mined', async () => {
  rig = await buildServiceRig()
  const { client } = rig.hand
  await client.setAutomine(false)
  rig.serve({ replaceAfterMs: 300 })
  const digests = await rig.queue(5)
  await until(async () => expect((await rig.readTransactions())[0]?.hashes.length).toBeGreaterThan(2))
  await client.setAutomine(true)
  await client.mine({ blocks: 1 })
  await rig.untilAnchoredOnce(digests)
  expect(await rig.readTransactions()).toHaveLength(1)
})

test('a digest that somebody else recorded on the chain is not sent again', async () => {
  rig = await buildServiceRig()
  const [known, ...others] = await rig.queue(3)
  await rig.hand.send(wallets.service, { abi, functionName: 'anchor', args: [[known ?? '0x']] })
  rig.follow()
  await until(async () => expect((await chainServiceState(rig.node.ctx)).pendingAnchors).toBe(2))
  rig.serve()
  await rig.untilAnchoredOnce([...others, known ?? '0x'])
})

test('after the operator has changed CHAIN_KEY, the service sends with the new key the anchors that it had not sent with the old key', async () => {
  rig = await buildServiceRig()
  rig.rpc.refuseIf(isSending)
  const digests = await rig.queue(5)
  const old = rig.serve()
  await until(async () => expect(await rig.readTransactions()).toHaveLength(1))
  await old.stop()
  rig.rpc.refuseIf(() => false)
  rig.node.ctx.config.chainKey = serviceAccount.privateKey
  rig.serve()
  await rig.untilAnchoredOnce(digests)
  expect((await rig.readTransactions())[0]?.status).toBe('lost')
})
