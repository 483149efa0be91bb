import type { GuardianVote } from '@did/domain/account/recovery'
import { serializeErc6492Signature } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Client } from '../rig/client.ts'
import { buildLoopingWallet } from '../rig/looping-wallet.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'
import { accept, buildRecoveryRig, finish, type RecoveryRig, sendVote, signVote, toWallet } from './recovery-rig.ts'

vi.setConfig({ testTimeout: 60_000 })

let rig: RecoveryRig
let guarded: Awaited<ReturnType<RecoveryRig['buildGuarded']>>
beforeAll(async () => {
  rig = await buildRecoveryRig()
})
beforeEach(async () => {
  guarded = await rig.buildGuarded()
})
afterAll(() => rig.close())

const freeze = { kind: 'freeze' } as const
const sign = (changes: Partial<Parameters<typeof signVote>[2]> = {}, by = guarded.byKind.key) =>
  signVote(rig, by, { identity: guarded.identity, list: guarded.list, decision: freeze, ...changes })
const refusal = async (vote: GuardianVote) => {
  const { status, body } = await sendVote(rig.node, vote)
  return `${status} ${body.code}`
}
const listKept = async () =>
  (await rig.node.ctx.pool.query('select round from guardian_votes where identity = $1', [guarded.identity])).rows

test('a guardian’s vote is refused when it contains another list of guardians than the chain has for the identity', async () => {
  const vote = await sign()
  expect(await refusal({ ...vote, guardians: { ...guarded.list, threshold: 1 } })).toBe('422 guardian-list-wrong')
  const unguarded = await sign({ identity: new Client(rig.node).address })
  expect(await refusal(unguarded)).toBe('422 guardian-list-wrong')
})

test('a guardian’s vote is refused when somebody who is no guardian signed it', async () => {
  const stranger = await rig.buildPasskey()
  expect(await refusal(await sign({}, stranger))).toBe('403 guardian-unknown')
  const forged = { ...(await sign({}, stranger)), guardian: guarded.byKind.key.address }
  expect(await refusal(forged)).toBe('422 guardian-signature-invalid')
})

test('a guardian’s vote is refused with a changed signature of a key, a contract or a passkey', async () => {
  for (const by of Object.values(guarded.byKind)) {
    const vote = await sign({}, by)
    const last = vote.signature.slice(-2) === 'ff' ? 'fe' : 'ff'
    expect(await refusal({ ...vote, signature: `0x${vote.signature.slice(2, -2)}${last}` })).toBe(
      '422 guardian-signature-invalid',
    )
    expect(await refusal({ ...vote, signature: '0x' })).toBe('422 guardian-signature-invalid')
  }
  expect(await listKept()).toEqual([])
})

test('a guardian’s vote is refused when its ERC-6492 wrapper contains no signature, even if the guardian’s contract accepts it', async () => {
  const { address } = await buildLoopingWallet(rig.hand.chain.rpcUrl)
  const empty = async () => serializeErc6492Signature({ address, data: '0x00', signature: '0x' })
  const contract = { address, sign: empty }
  guarded = await rig.buildGuarded({ contract })
  expect(await refusal(await sign({}, contract))).toBe('422 guardian-signature-invalid')
  expect(await listKept()).toEqual([])
})

test('a guardian’s vote is refused when it names another identity, another decision or another round than the guardian signed', async () => {
  const vote = await sign()
  const withSameList = await rig.buildGuarded(guarded.byKind)
  expect(withSameList.list).toEqual(guarded.list)
  expect(await refusal({ ...vote, identity: withSameList.identity })).toBe('422 guardian-signature-invalid')
  const withOtherList = await rig.buildGuarded()
  expect(await refusal({ ...vote, identity: withOtherList.identity })).toBe('422 guardian-list-wrong')
  expect(await refusal({ ...vote, decision: { kind: 'veto' } })).toBe('422 guardian-signature-invalid')
  expect(await refusal({ ...vote, round: '1' })).toBe('409 guardian-vote-over')
  expect(await refusal(await sign({ round: '1' }))).toBe('409 guardian-vote-over')
})

test('a guardian’s vote is refused when the guardians have already decided something else in the same round', async () => {
  const { key, contract, passkey } = guarded.byKind
  const decision = toWallet(new Client(rig.node).address)
  const late = await sign({ decision: toWallet(new Client(rig.node).address) }, passkey)
  const lateFreeze = await sign({}, passkey)
  await sendVote(rig.node, await sign({ decision }, key))
  const { body } = await sendVote(rig.node, await sign({ decision }, contract))
  await rig.mined(body.transactionHash)
  for (const vote of [late, lateFreeze]) expect(await refusal(vote)).toBe('409 guardian-vote-over')
})

test('a guardian’s vote is refused when its signature is longer than any wallet needs', async () => {
  const vote = await sign({}, guarded.byKind.contract)
  const long: GuardianVote = { ...vote, signature: `${vote.signature}${'00'.repeat(2048)}` }
  expect(await refusal(long)).toBe('400 invalid-input')
  expect(await listKept()).toEqual([])
})

test('a guardian’s vote is refused when the guardian has already signed ten decisions in the round', async () => {
  for (let count = 0; count < 10; count += 1)
    expect((await sendVote(rig.node, await sign({ decision: toWallet(new Client(rig.node).address) }))).status).toBe(
      200,
    )
  expect(await refusal(await sign())).toBe('409 storage-full')
})

test('a change of an identity cannot be finished when no change is pending', async () => {
  const { identity } = guarded
  const { status, body } = await finish(rig.node, { identity, key: null, consent: null })
  expect([status, body.code]).toEqual([409, 'recovery-not-ready'])
})

test('a change of an identity cannot be finished before the new controller has consented', async () => {
  const { identity, byKind } = guarded
  const to = new Client(rig.node)
  const decision = toWallet(to.address)
  await sendVote(rig.node, await sign({ decision }, byKind.key))
  const { body } = await sendVote(rig.node, await sign({ decision }, byKind.contract))
  await rig.mined(body.transactionHash)
  await rig.hand.client.increaseTime({ seconds: 90_000 })
  await rig.hand.client.mine({ blocks: 1 })
  const consent = await accept(rig, to, identity)
  const stranger = await accept(rig, new Client(rig.node), identity)
  const wrapped = serializeErc6492Signature({ address: identity, data: '0x00', signature: '0x' })
  const tries = [null, { ...consent, signature: '0x' as const }, { ...consent, signature: wrapped }, stranger]
  const answers = await Promise.all(tries.map((each) => finish(rig.node, { identity, key: null, consent: each })))
  expect(answers.map((each) => each.body.code)).toEqual([
    ...Array<string>(3).fill('sponsoring-refused'),
    'sponsored-call-fails',
  ])
  const done = await Promise.all([1, 2].map(() => finish(rig.node, { identity, key: null, consent })))
  expect(new Set(done.map((each) => each.body.transactionHash)).size).toBe(1)
  await rig.mined(done[0]?.body.transactionHash ?? null)
  expect(await rig.readController(identity)).toBe(to.address)
})

test('the upkeep deletes the votes of earlier rounds, and keeps the votes of the last round', async () => {
  const { key, contract } = guarded.byKind
  const decide = async () => {
    for (const by of [key, contract]) {
      const { body } = await sendVote(rig.node, await sign({ decision: { kind: 'veto' } }, by))
      if (body.transactionHash) await rig.mined(body.transactionHash)
    }
  }
  await decide()
  await decide()
  expect((await listKept()).map(({ round }) => Number(round)).toSorted()).toEqual([0, 0, 1, 1])
  await rig.node.ctx.pool.query(`update guardian_votes set created_at = now() - interval '2 days'`)
  await tidyWithoutWarning(rig.node)
  expect((await listKept()).map(({ round }) => Number(round))).toEqual([1, 1])
})
