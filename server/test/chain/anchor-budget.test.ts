import type { Address, Hex } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { chainServiceState } from '../../src/modules/chain-service/service.ts'
import { buildUser, buildVerifiedClaim, buildVerifier, revoke } from '../rig/builders.ts'
import { buildServiceRig, type ServiceRig, until } from './chain-service-rig.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let rig: ServiceRig
afterEach(() => rig.close())

const verifierOf = (n: number): Address => `0x${String(n).padStart(40, '0')}`

/**
 * Returns the gas that the service used for anchors: the sum over the receipts of all transactions
 * that record anchors.
 */
async function readGasOfAnchors(): Promise<number> {
  const { rows } = await rig.db.execute<{ hash: Hex }>(
    sql`select hash from chain_attempts join chain_transactions t on t.id = transaction_id where kind = 'anchor'`,
  )
  const receipts = await Promise.all(rows.map(({ hash }) => rig.hand.client.getTransactionReceipt({ hash })))
  return receipts.reduce((sum, { gasUsed }) => sum + Number(gasUsed), 0)
}

test('the anchors of one verifier cost the service no more than the verifier’s budget, and the anchors of another verifier are still sent', async () => {
  rig = await buildServiceRig({ environment: { RELAY_GAS_PER_VERIFIER: '200000' } })
  const [greedy, honest] = [await buildVerifier(rig.node), await buildVerifier(rig.node)]
  await rig.queue(200, greedy.client.address)
  rig.follow()
  rig.serve()
  await until(async () => expect((await rig.readAnchored()).size).toBeGreaterThan(0))
  await rig.untilAnchoredOnce(await rig.queue(1, honest.client.address))
  await rig.untilAnchoredOnce(await rig.queue(1, honest.client.address))
  expect(await readGasOfAnchors()).toBeLessThan(200_000 + 60_000)
  expect((await chainServiceState(rig.node.ctx)).pendingAnchors).toBeGreaterThan(100)
  // The budget counts for revocations, too: the greedy verifier's revocation waits, and the honest
  // verifier's revocation is sent.
  const owner = await buildUser(rig.node)
  await revoke(greedy, await buildVerifiedClaim(owner, greedy), 'other')
  await revoke(honest, await buildVerifiedClaim(owner, honest), 'other')
  await until(async () => expect((await chainServiceState(rig.node.ctx)).pendingRevocations).toBe(1))
  const { rows } = await rig.db.execute(sql`select verifier from chain_transactions where kind = 'revoke'`)
  expect(rows).toEqual([{ verifier: honest.client.address }])
})

test('the anchors of all verifiers together cost the service no more than the daily budget', async () => {
  rig = await buildServiceRig({ environment: { RELAY_GAS_PER_DAY: '300000' } })
  for (let n = 1; n <= 20; n += 1) await rig.queue(10, verifierOf(n))
  rig.serve()
  await until(async () => expect((await rig.readAnchored()).size).toBeGreaterThan(0))
  // The daily budget of revocations is separate from the daily budget of anchors. So a revocation
  // is sent although the anchors have used up their budget.
  const verifier = await buildVerifier(rig.node)
  await revoke(verifier, await buildVerifiedClaim(await buildUser(rig.node), verifier), 'other')
  rig.follow()
  await until(async () => expect((await chainServiceState(rig.node.ctx)).pendingRevocations).toBe(0))
  expect(await readGasOfAnchors()).toBeLessThanOrEqual(300_000)
  expect((await rig.readAnchored()).size).toBeLessThan(150)
})

test('the anchor of an attestation is charged to the budget of the verifier that signed the attestation', async () => {
  rig = await buildServiceRig()
  const verifier = await buildVerifier(rig.node)
  await buildVerifiedClaim(await buildUser(rig.node), verifier)
  const { rows } = await rig.db.execute(sql`select verifier from anchors`)
  expect(rows).toEqual([{ verifier: verifier.client.address }])
})
