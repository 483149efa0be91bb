import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { deployCostlyWallet, deployOwnerWallet } from '@did/contracts/test-wallet'
import { hashRevocationReason } from '@did/credentials/attestation/claim-revocation'
import type { Notification } from '@did/domain/account/notification'
import type { Confirmation } from '@did/domain/attestation/revocation-record'
import type { Claim } from '@did/domain/claim/claim'
import type { ClaimHistory } from '@did/domain/claim/history'
import type { Hex } from '@did/domain/hex'
import { afterEach, expect, test, vi } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { chainServiceState } from '../../src/modules/chain-service/service.ts'
import { buildRevocation, buildUser, buildVerifiedClaim, buildVerifier, type Person, revoke } from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import { wallets } from '../rig/test-chain.ts'
import { buildServiceRig, type ServiceRig, until } from './chain-service-rig.ts'
import { buildContractVerifier, type ContractWallet, payerOn } from './contract-verifier.ts'

vi.setConfig({ testTimeout: 60_000 })

let rig: ServiceRig
let owner: Person
let verifier: Person
let claim: Claim
afterEach(() => rig.close())

async function begin(): Promise<void> {
  rig = await buildServiceRig()
  owner = await buildUser(rig.node)
  verifier = await buildVerifier(rig.node)
  claim = await buildVerifiedClaim(owner, verifier)
}

const findDigest = async (): Promise<Hex> => {
  const { rows } = await rig.db.execute<{ digest: Hex }>(
    sql`select digest from attestations where claim_id = ${claim.id}`,
  )
  return rows[0]?.digest ?? '0x'
}
const readRevokedAt = async (): Promise<bigint> => {
  const args = [verifier.client.address, await findDigest()] as const
  return rig.hand.client.readContract({ address: rig.hand.registry, abi, functionName: 'revokedAt', args })
}
const readConfirmation = async () => (await verifier.client.ok<Confirmation[]>('GET', '/api/attestations'))[0]
const readClaim = async () => (await owner.client.ok<Claim[]>('GET', `/api/claims/did/${claim.didId}`))[0]
const readEntry = async () => {
  const { rows } = await rig.db.execute<{ path: string }>(sql`
    select format('/status-lists/%s/entries/%s', message ->> 'statusList', message ->> 'statusIndex') as path from attestations
    where claim_id = ${claim.id}`)
  return (await send(rig.node, 'GET', rows[0]?.path ?? '')).body
}
/**
 * Sends a signed revocation of the verifier to the chain without the service, as anybody can do.
 */
const submitAlone = async (reason = 'no-longer-true'): Promise<void> => {
  const { signature } = await buildRevocation(verifier, claim, reason)
  const args = [verifier.client.address, await findDigest(), hashRevocationReason(reason), signature] as const
  await rig.hand.send(wallets.administrator, { abi, functionName: 'revoke', args })
}

/** Another verifier revokes the attestation's digest on the chain, in its own name. */
const submitAsStranger = async (reason: string): Promise<void> => {
  const { account } = (await buildVerifier(rig.node, 'Somebody Else')).client
  const message = { attestation: await findDigest(), reason: hashRevocationReason(reason) }
  const signature = await account.signTypedData({
    domain: { name: 'DID Verification', version: '1', chainId: 31337, verifyingContract: rig.hand.registry },
    types: {
      ClaimRevocation: [
        { name: 'attestation', type: 'bytes32' },
        { name: 'reason', type: 'bytes32' },
      ],
    },
    primaryType: 'ClaimRevocation',
    message,
  })
  const args = [account.address, message.attestation, message.reason, signature] as const
  await rig.hand.send(wallets.administrator, { abi, functionName: 'revoke', args })
}

test('a stored revocation is relayed to the chain, where the contract checks its signature', async () => {
  await begin()
  rig.follow()
  rig.serve()
  await revoke(verifier, claim, 'issued-by-mistake')
  await until(async () => expect((await readConfirmation())?.revocation?.recorded).toBe(true))
  expect(await readRevokedAt()).toBeGreaterThan(0n)
  const { client, registry: address } = rig.hand
  const [event] = await client.getContractEvents({ address, abi, eventName: 'AttestationRevoked', fromBlock: 0n })
  expect(event?.args.reason).toBe(hashRevocationReason('issued-by-mistake'))
  expect((await chainServiceState(rig.node.ctx)).pendingRevocations).toBe(0)
})

test('a revocation that the verifier itself sent to the chain counts, and the service does not send it again', async () => {
  await begin()
  rig.follow()
  await submitAlone()
  await until(async () => expect(await readClaim()).toMatchObject({ isVerified: false, standing: 'withdrawn' }))
  const [told] = await owner.client.ok<Notification[]>('GET', '/api/notifications?limit=1')
  expect(told).toMatchObject({ title: 'Claim unverified', data: { revocation: { reason: 'no-longer-true' } } })
  expect(await readEntry()).toEqual({ revoked: true, revocation: null })
  expect(await readConfirmation()).toMatchObject({ revocation: { reason: 'no-longer-true', recorded: true } })
  // The verifier now revokes on the page, too. The server keeps the first reason from the page, and
  // does not notify the owner again.
  expect(await revoke(verifier, claim, 'other')).toMatchObject({ reason: 'other', recorded: true })
  expect(await revoke(verifier, claim, 'key-compromised')).toMatchObject({ reason: 'other', recorded: true })
  expect(await owner.client.ok('GET', '/api/notifications?limit=1')).toEqual([told])
  rig.serve({ anchorAfterSeconds: 600 })
  await until(async () => expect(await chainServiceState(rig.node.ctx)).toMatchObject({ pendingRevocations: 0 }))
  expect(await rig.readTransactions()).toEqual([])
})

test('a revocation by somebody who is not the claim’s verifier has no effect on the claim', async () => {
  await begin()
  rig.follow()
  await submitAsStranger('other')
  await until(async () => {
    const { rows } = await rig.db.execute(sql`select 1 from chain_events where kind = 'attestation-revoked'`)
    expect(rows).toHaveLength(1)
  })
  expect(await readClaim()).toMatchObject({ isVerified: true })
  expect(await readEntry()).toEqual({ revoked: false, revocation: null })
})

test('the stored reason of a revocation is the verifier’s own reason, even if a stranger has revoked the same digest before', async () => {
  await begin()
  await submitAsStranger('key-compromised')
  await submitAlone('no-longer-true')
  rig.follow()
  await until(async () => expect((await readClaim())?.standing).toBe('withdrawn'))
  expect(await readConfirmation()).toMatchObject({ revocation: { reason: 'no-longer-true', recorded: true } })
})

test('the service sends a revocation again when a reorganisation has dropped it', async () => {
  await begin()
  const before = await rig.hand.client.snapshot()
  rig.follow()
  rig.serve({ anchorAfterSeconds: 600 })
  await revoke(verifier, claim, 'other')
  await until(async () => expect(await readRevokedAt()).toBeGreaterThan(0n))
  await rig.hand.rewind(before)
  await until(async () => expect(await readRevokedAt()).toBeGreaterThan(0n))
  expect(await rig.readTransactions()).toHaveLength(1)
  expect((await readClaim())?.isVerified).toBe(false)
})

test('when a reorganisation drops a revocation that the verifier itself had sent to the chain, the service sends this revocation', async () => {
  await begin()
  const before = await rig.hand.client.snapshot()
  await submitAlone('other')
  rig.follow()
  await until(async () => expect((await readClaim())?.standing).toBe('withdrawn'))
  expect(await revoke(verifier, claim, 'key-compromised')).toMatchObject({ reason: 'key-compromised', recorded: true })
  rig.serve({ anchorAfterSeconds: 600 })
  await rig.hand.rewind(before)
  await until(async () => expect(await readRevokedAt()).toBeGreaterThan(0n))
  expect(await rig.readTransactions()).toHaveLength(1)
  expect((await readConfirmation())?.revocation?.reason).toBe('key-compromised')
})

test('a claim is verified again when a reorganisation drops a revocation that the server knew only from the chain and not from a call', async () => {
  await begin()
  const before = await rig.hand.client.snapshot()
  rig.follow()
  await submitAlone()
  await until(async () => expect((await readClaim())?.isVerified).toBe(false))
  await rig.hand.rewind(before)
  await rig.hand.client.mine({ blocks: 3 })
  await until(async () => expect((await readClaim())?.isVerified).toBe(true))
  expect(await readEntry()).toEqual({ revoked: false, revocation: null })
})

test('the history of a claim keeps an anchor and a revocation that a reorganisation drops, and shows the new anchor after the reorganisation', async () => {
  await begin()
  const before = await rig.hand.client.snapshot()
  rig.follow()
  const anchor = async () =>
    rig.hand.send(wallets.service, { abi, functionName: 'anchor', args: [[await findDigest()]] })
  const readLast = async () => {
    const { entries } = await owner.client.ok<ClaimHistory>('GET', `/api/claims/${claim.id}/history`)
    return entries.slice(4).map(({ kind, opened }) => [kind, opened?.detail['block']])
  }
  const block = async () => Number(await rig.hand.client.getBlockNumber())
  await anchor()
  const first = await block()
  await submitAlone()
  await until(async () => expect((await readClaim())?.isVerified).toBe(false))
  await rig.hand.rewind(before)
  await rig.hand.client.mine({ blocks: 3 })
  await anchor()
  const told = [
    ['anchored', first],
    ['revoked', undefined],
    ['restored', undefined],
    ['anchored', await block()],
  ]
  await until(async () => expect((await readLast()).toSorted()).toEqual(told.toSorted()))
})

async function attestAs(wallet: ContractWallet) {
  owner = await buildUser(rig.node)
  const contract = await buildContractVerifier(rig.node, wallet)
  claim = await buildVerifiedClaim(owner, contract)
  return { client: contract.client, body: await buildRevocation(contract, claim, 'other') }
}
const payer = () => payerOn(rig.hand.chain.rpcUrl)

test('the chain service sends revocations to the chain even without its role in the registry', async () => {
  rig = await buildServiceRig({ isPermitted: false })
  owner = await buildUser(rig.node)
  verifier = await buildVerifier(rig.node)
  claim = await buildVerifiedClaim(owner, verifier)
  await revoke(verifier, claim, 'other')
  rig.serve()
  await until(async () => expect(await readRevokedAt()).toBeGreaterThan(0n))
  expect((await rig.readAnchored()).size).toBe(0)
})

test('a contract wallet can revoke its attestation, and the registry accepts the wallet’s signature', async () => {
  rig = await buildServiceRig()
  const wallet = await deployOwnerWallet(payer())
  const { client, body } = await attestAs(wallet)
  const refused = { ...body, signature: `${body.signature.slice(0, -4)}0000` }
  expect(await client.code('POST', `/api/claims/${claim.id}/revoke`, refused)).toBe('422 revocation-signature-invalid')
  await client.ok('POST', `/api/claims/${claim.id}/revoke`, body)
  rig.serve({ anchorAfterSeconds: 600 })
  const args = [wallet.address, await findDigest()] as const
  await until(async () => {
    const { client: chain, registry: address } = rig.hand
    expect(await chain.readContract({ address, abi, functionName: 'revokedAt', args })).toBeGreaterThan(0n)
  })
})

test('the service sends no revocation by a contract wallet whose check of a signature is expensive, and other revocations do not wait for it', async () => {
  rig = await buildServiceRig()
  const { client, body } = await attestAs(await deployCostlyWallet(payer()))
  await client.ok('POST', `/api/claims/${claim.id}/revoke`, body)
  expect(await readClaim()).toMatchObject({ isVerified: false })
  verifier = await buildVerifier(rig.node)
  claim = await buildVerifiedClaim(owner, verifier)
  await revoke(verifier, claim, 'other')
  rig.serve({ anchorAfterSeconds: 600 })
  await until(async () => expect(await readRevokedAt()).toBeGreaterThan(0n))
  expect(await rig.readTransactions()).toHaveLength(1)
})
