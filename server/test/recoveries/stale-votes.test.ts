/**
 * Tests guardians' votes that are left over from an earlier freeze, or from an earlier change, of
 * the same round.
 */

import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { called, consent } from '@did/contracts/test-control'
import { guardianDecisionDigest, tallyOf } from '@did/credentials/recovery/guardian-decision'
import { toRegistryList } from '@did/credentials/recovery/guardian-list'
import { type OccasionalKind, occasionOf } from '@did/credentials/recovery/occasion'
import type { IdentityControl, VoteCount } from '@did/domain/account/recovery'
import { encodeFunctionData, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { payerOn } from '../chain/contract-verifier.ts'
import { send } from '../rig/client.ts'
import {
  buildRecoveryRig,
  delaySeconds,
  type Guardian,
  type RecoveryRig,
  sendVote,
  signVote,
  toWallet,
} from './recovery-rig.ts'

vi.setConfig({ testTimeout: 60_000 })

let rig: RecoveryRig
let guarded: Awaited<ReturnType<RecoveryRig['buildGuarded']>>
beforeAll(async () => {
  rig = await buildRecoveryRig()
})
beforeEach(async () => {
  guarded = await rig.buildGuarded()
  await freeze()
})
afterAll(() => rig.close())

const nothing = 0
const unfreeze = 3

async function bring(data: Hex): Promise<void> {
  const payer = payerOn(rig.hand.chain.rpcUrl)
  const hash = await payer.sendTransaction({ to: rig.hand.registry, data, chain: null, gas: 3_000_000n })
  expect((await waitForReceipt(payer, hash)).status).toBe('success')
}

async function signAsOwner(name: 'Freeze' | 'RequestUnfreeze') {
  const { owner, identity } = guarded
  return consent(owner.account, rig.domain, { name, message: { identity }, nonce: await rig.readNonce(identity) })
}

async function freeze() {
  const args = [guarded.identity, await signAsOwner('Freeze')] as const
  await bring(encodeFunctionData({ abi, functionName: 'freeze', args }))
}

async function requestUnfreeze() {
  const args = [guarded.identity, toRegistryList(guarded.list), await signAsOwner('RequestUnfreeze')] as const
  await bring(encodeFunctionData({ abi, functionName: 'requestUnfreeze', args }))
}

/** Begins a change to another list of guardians, as a thief of the owner's key could do. */
async function setGuardians() {
  const { owner, identity, list } = guarded
  const guardians: Hex = `0x${'77'.repeat(32)}`
  const action = { name: 'SetGuardians', message: { identity, guardians } } as const
  const signed = await consent(owner.account, rig.domain, { ...action, nonce: await rig.readNonce(identity) })
  const args = [identity, guardians, toRegistryList(list), signed] as const
  await bring(encodeFunctionData({ abi, functionName: 'setGuardians', args }))
}

async function moveControl() {
  const { owner, identity, list } = guarded
  const to = privateKeyToAccount(generatePrivateKey())
  const message = { identity, controller: to.address }
  const nonce = await rig.readNonce(identity)
  const args = [
    ...([identity, to.address, toRegistryList(list)] as const),
    await consent(owner.account, rig.domain, { name: 'MoveControl', message, nonce }),
    await consent(to, rig.domain, { name: 'AcceptControl', message, nonce: 0n }),
  ] as const
  await bring(encodeFunctionData({ abi, functionName: 'moveControl', args }))
}

/** The chain's clock goes on, because a change is known by the time when it can be finished. */
const pass = (seconds: number) => rig.hand.client.increaseTime({ seconds })

async function endFreeze() {
  await requestUnfreeze()
  await pass(delaySeconds + 1)
  await bring(encodeFunctionData({ abi, functionName: 'finishChange', args: [guarded.identity, '0x', called] }))
}

async function vote(by: Guardian, kind: OccasionalKind, read?: { occasion: Hex }) {
  const { identity, list } = guarded
  const signed = await signVote(rig, by, { identity, list, decision: { kind } })
  const { body } = await sendVote(rig.node, { ...signed, ...read })
  if (body.transactionHash) await rig.mined(body.transactionHash)
  return body.code ?? body.votes
}

async function count(kind: OccasionalKind) {
  const { identity, list } = guarded
  const round = await rig.readRound(identity)
  const tally = tallyOf(guardianDecisionDigest(rig.domain, { identity, decision: { kind }, round }), list.salt)
  return (await send<VoteCount>(rig.node, 'GET', `/api/identities/${identity}/votes/${tally}`)).body.count
}

const isFrozen = async () => {
  const args = [guarded.identity] as const
  const read = { address: rig.hand.registry, abi, functionName: 'frozenSince', args } as const
  return (await rig.hand.client.readContract(read)) !== 0n
}

test('a guardian’s vote to end a freeze does not count for a later freeze', async () => {
  const { key, contract } = guarded.byKind
  await vote(key, 'unfreeze')
  await endFreeze()
  await freeze()
  expect(await vote(contract, 'unfreeze')).toEqual([contract.address])
  expect([await isFrozen(), await count('unfreeze')]).toEqual([true, 1])
})

test('a guardian who voted to end an earlier freeze can vote to end the present freeze', async () => {
  const { key, contract } = guarded.byKind
  await vote(key, 'unfreeze')
  await endFreeze()
  await freeze()
  expect(await count('unfreeze')).toBe(0)
  await vote(contract, 'unfreeze')
  expect(await vote(key, 'unfreeze')).toHaveLength(2)
  expect(await isFrozen()).toBe(false)
})

test('one guardian cannot end a freeze with votes that the chain refused before the freeze', async () => {
  const { key, contract } = guarded.byKind
  await endFreeze()
  await vote(key, 'unfreeze')
  expect(await vote(contract, 'unfreeze')).toBe('sponsored-call-fails')
  await freeze()
  expect(await vote(key, 'unfreeze')).toEqual([key.address])
  expect(await isFrozen()).toBe(true)
})

test('a guardian’s vote to stop a change does not count for a later change', async () => {
  const { owner, byKind } = guarded
  const { key, contract } = byKind
  await requestUnfreeze()
  await vote(key, 'veto')
  await bring(await rig.signVeto(owner))
  await pass(60)
  await requestUnfreeze()
  expect(await vote(contract, 'veto')).toEqual([contract.address])
  expect([(await rig.readPending(guarded.identity)).kind, await count('veto')]).toEqual([unfreeze, 1])
  expect(await vote(key, 'veto')).toHaveLength(2)
  expect((await rig.readPending(guarded.identity)).kind).toBe(nothing)
})

test('a guardian’s vote does not stop a change that began after the vote', async () => {
  const { key, contract } = guarded.byKind
  await vote(key, 'veto')
  await requestUnfreeze()
  expect(await vote(contract, 'veto')).toEqual([contract.address])
  expect((await rig.readPending(guarded.identity)).kind).toBe(unfreeze)
})

test('a stored vote to end a freeze does not count when the server has not stored for which freeze the vote was', async () => {
  await vote(guarded.byKind.key, 'unfreeze')
  expect(await count('unfreeze')).toBe(1)
  const { pool } = rig.node.ctx
  await pool.query('update guardian_votes set occasion = null where identity = $1', [guarded.identity])
  expect(await count('unfreeze')).toBe(0)
})

test('a guardian’s vote against a new list of guardians still counts after the controller has begun a move, too', async () => {
  const { key, contract } = guarded.byKind
  await endFreeze()
  await setGuardians()
  await vote(key, 'veto')
  await moveControl()
  expect(await vote(contract, 'veto')).toHaveLength(2)
  expect((await rig.readPending(guarded.identity)).kind).toBe(nothing)
})

test.each([
  { what: 'to end a freeze', kind: 'unfreeze', replace: async () => endFreeze().then(freeze) },
  { what: 'to stop a change', kind: 'veto', replace: requestUnfreeze },
] as const)(
  'a vote $what does not count if the guardian has read about another one than the chain shows',
  async ({ kind, replace }) => {
    const { key, contract } = guarded.byKind
    const occasion = await findOccasion(kind)
    await replace()
    expect(await vote(key, kind, { occasion })).toBe('precondition-failed')
    expect(await count(kind)).toBe(0)
    expect(await vote(contract, kind, { occasion: await findOccasion(kind) })).toEqual([contract.address])
  },
)

test('what the service says about an identity leads a guardian’s page to the same occasion as the chain', async () => {
  await expectSameOccasion('unfreeze')
  await expectSameOccasion('veto')
  await requestUnfreeze()
  await expectSameOccasion('veto')
  await bring(await rig.signVeto(guarded.owner))
  await endFreeze()
  await expectSameOccasion('unfreeze')
  await moveControl()
  await expectSameOccasion('veto')
  await bring(await rig.signVeto(guarded.owner))
  await setGuardians()
  await expectSameOccasion('veto')
})

test('a guardian’s page finds the occasion of a recovery', async () => {
  const { byKind, identity, list } = guarded
  const decision = toWallet(privateKeyToAccount(generatePrivateKey()).address)
  for (const by of [byKind.key, byKind.contract]) {
    const { body } = await sendVote(rig.node, await signVote(rig, by, { identity, list, decision }))
    if (body.transactionHash) await rig.mined(body.transactionHash)
  }
  await expectSameOccasion('veto')
})

const findOccasion = (kind: OccasionalKind) => rig.node.ctx.chain.readOccasion({ identity: guarded.identity, kind })

/** Waits until the service’s answer about the identity has the occasion that the chain has now. */
async function expectSameOccasion(kind: OccasionalKind): Promise<void> {
  const path = `/api/identities/${guarded.identity}/control`
  await vi.waitFor(
    async () => {
      const { body } = await send<IdentityControl>(rig.node, 'GET', path)
      expect(occasionOf(kind, body)).toBe(await findOccasion(kind))
    },
    { timeout: 20_000 },
  )
}
