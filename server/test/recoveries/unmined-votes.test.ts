/**
 * Tests guardians' votes that arrive before the chain has mined the transaction of earlier votes.
 */

import { guardianDecisionDigest, tallyOf } from '@did/credentials/recovery/guardian-decision'
import type { GuardianDecision, VoteCount } from '@did/domain/account/recovery'
import type { Address, Hex } from '@did/domain/hex'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Client, send } from '../rig/client.ts'
import { buildRecoveryRig, type Guardian, type RecoveryRig, sendVote, signVote, toWallet } from './recovery-rig.ts'

vi.setConfig({ testTimeout: 60_000 })

let rig: RecoveryRig
let guarded: Awaited<ReturnType<RecoveryRig['buildGuarded']>>
beforeAll(async () => {
  rig = await buildRecoveryRig()
})
beforeEach(async () => {
  guarded = await rig.buildGuarded()
})
afterEach(() => rig.hand.client.setAutomine(true))
afterAll(() => rig.close())

const sign = (by: Guardian, decision: GuardianDecision) =>
  signVote(rig, by, { identity: guarded.identity, list: guarded.list, decision })
const goOn = async () => {
  await rig.hand.client.setAutomine(true)
  await rig.hand.client.mine({ blocks: 1 })
}
const untilPending = (identity: Address, pending: object) =>
  vi.waitFor(async () => expect(await rig.readPending(identity)).toMatchObject(pending), { timeout: 30_000 })

test('the last guardian’s vote makes a recovery unanimous even if the start of the recovery is not mined yet', async () => {
  const { passkey, key, contract } = guarded.byKind
  const decision = toWallet(new Client(rig.node).address)
  const votes = [await sign(passkey, decision), await sign(key, decision), await sign(contract, decision)] as const
  await sendVote(rig.node, votes[0])
  await vi.waitUntil(() => rig.node.ctx.chain.hasCode(passkey.address), { timeout: 60_000 })
  await rig.hand.client.setAutomine(false)
  const started = await sendVote(rig.node, votes[1])
  expect([started.status, started.body.votes.length]).toEqual([200, 2])
  const last = await sendVote(rig.node, votes[2])
  expect([last.status, last.body.votes.length]).toEqual([200, 3])
  expect(await rig.readPending(guarded.identity)).toMatchObject({ kind: 0 })
  await goOn()
  await untilPending(guarded.identity, { kind: 1, isUnanimous: true })
})

test('a guardians’ decision waits until a guardian’s account is deployed, and no guardian has to vote twice', async () => {
  const { passkey, key } = guarded.byKind
  const freeze = { kind: 'freeze' } as const
  const votes = [await sign(key, freeze), await sign(passkey, freeze)] as const
  await sendVote(rig.node, votes[0])
  await rig.hand.client.setAutomine(false)
  const { status, body } = await sendVote(rig.node, votes[1])
  expect([status, body.votes.length]).toEqual([200, 2])
  expect(await rig.node.ctx.chain.hasCode(passkey.address)).toBe(false)
  await goOn()
  await vi.waitFor(
    async () => {
      const { rows } = await rig.node.ctx.pool.query('select 1 from identity_controls where frozen_since is not null')
      expect(rows).toHaveLength(1)
    },
    { timeout: 30_000 },
  )
})

test('whoever knows the hash of a guardians’ decision learns how many guardians signed the decision, and not which guardians', async () => {
  const { identity, byKind } = guarded
  const decision = toWallet(new Client(rig.node).address)
  const digest = guardianDecisionDigest(rig.domain, { identity, decision, round: await rig.readRound(identity) })
  const count = async (of: string) =>
    (await send<VoteCount>(rig.node, 'GET', `/api/identities/${identity}/votes/${of}`)).body
  expect(await count(digest)).toEqual({ count: 0, threshold: null })
  await sendVote(rig.node, await sign(byKind.key, decision))
  expect(await count(digest)).toEqual({ count: 1, threshold: 2 })
  await sendVote(rig.node, await sign(byKind.contract, decision))
  expect(await count(digest)).toEqual({ count: 2, threshold: 2 })
  expect(await count(`0x${'00'.repeat(32)}`)).toEqual({ count: 0, threshold: null })
})

test.each(['freeze', 'unfreeze', 'veto'] as const)(
  'how many guardians signed the decision %s is told only to somebody who has the guardians’ file, because everybody can compute the hash of the decision',
  async (kind) => {
    const { identity, byKind, list } = guarded
    const round = await rig.readRound(identity)
    const digest = guardianDecisionDigest(rig.domain, { identity, decision: { kind }, round })
    const count = async (tally: Hex) =>
      (await send<VoteCount>(rig.node, 'GET', `/api/identities/${identity}/votes/${tally}`)).body
    await sendVote(rig.node, await sign(byKind.key, { kind }))
    expect(await count(digest)).toEqual({ count: 0, threshold: null })
    expect(await count(tallyOf(digest, `0x${'00'.repeat(32)}`))).toEqual({ count: 0, threshold: null })
    expect(await count(tallyOf(digest, list.salt))).toEqual({ count: 1, threshold: 2 })
  },
)
