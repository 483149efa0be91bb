import { createPasskey } from '@did/contracts/test-passkey'
import type { PasskeyKey } from '@did/domain/account/passkey'
import type { GuardianDecision, IdentityControl } from '@did/domain/account/recovery'
import { concatHex } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { announceKey } from '../../src/modules/identity-control/announce-key.ts'
import { Client } from '../rig/client.ts'
import {
  accept,
  buildRecoveryRig,
  delaySeconds,
  finish,
  type Guardian,
  type RecoveryRig,
  sendVote,
  signVote,
  toWallet,
} from './recovery-rig.ts'

vi.setConfig({ testTimeout: 60_000 })

let rig: RecoveryRig
beforeAll(async () => {
  rig = await buildRecoveryRig()
})
afterAll(() => rig.close())

type Guarded = Pick<Awaited<ReturnType<RecoveryRig['buildGuarded']>>, 'identity' | 'list'>

async function vote(by: Guardian, { identity, list }: Guarded, decision: GuardianDecision, round?: string) {
  const signed = await signVote(rig, by, { identity, list, decision, ...(round && { round }) })
  return sendVote(rig.node, signed)
}
const pass = async () => {
  await rig.hand.client.increaseTime({ seconds: delaySeconds + 1 })
  await rig.hand.client.mine({ blocks: 1 })
}
const readControl = async (identity: string) => {
  await rig.untilLevel()
  const answer = await fetch(`${rig.node.url}/api/identities/${identity}/control`)
  return (await answer.json()) as IdentityControl
}
const countSent = async (identity: string) =>
  (await rig.node.ctx.pool.query('select 1 from sponsored_calls where identity = $1', [identity])).rows.length

const untilPending = (identity: `0x${string}`, pending: object) =>
  vi.waitFor(async () => expect(await rig.readPending(identity)).toMatchObject(pending), { timeout: 30_000 })

test('two of three guardians can give the identity of a lost wallet to another wallet, and the service pays for everything', async () => {
  const { byKind, ...guarded } = await rig.buildGuarded()
  const { identity, list } = guarded
  const to = new Client(rig.node)
  const first = await vote(byKind.passkey, guarded, toWallet(to.address))
  expect(first.body).toEqual({ votes: [byKind.passkey.address], threshold: 2, transactionHash: null })
  const second = await vote(byKind.contract, guarded, toWallet(to.address))
  expect(second.body.votes.toSorted()).toEqual([byKind.passkey.address, byKind.contract.address].toSorted())
  await rig.mined(second.body.transactionHash)
  expect(await readControl(identity)).toMatchObject({
    controller: identity,
    guardiansHash: expect.any(String),
    pending: { kind: 'recovery', controller: to.address, isUnanimous: false },
  })

  const early = await finish(rig.node, { identity, key: null, consent: await accept(rig, to, identity) })
  expect([early.status, early.body.code]).toEqual([409, 'recovery-not-ready'])
  await pass()
  const done = await finish(rig.node, { identity, key: null, consent: await accept(rig, to, identity) })
  await rig.mined(done.body.transactionHash)
  expect(await readControl(identity)).toMatchObject({ controller: to.address, byRecovery: true, pending: null })
  expect(await rig.hand.client.getTransactionCount({ address: to.address })).toBe(0)
  expect(list.who).toHaveLength(3)
})

test('two of three guardians can give a passkey account a new key', async () => {
  const { byKind, ...guarded } = await rig.buildGuardedPasskey()
  const { x, y } = createPasskey(99_001)
  const key = concatHex([x, y])
  const decision = { kind: 'recover', target: { kind: 'key', key } } as const
  await vote(byKind.key, guarded, decision)
  const { body } = await vote(byKind.passkey, guarded, decision)
  await rig.mined(body.transactionHash)
  await pass()
  const wrong = concatHex([y, x])
  const refused = await finish(rig.node, { identity: guarded.identity, key: wrong, consent: null })
  expect(refused.body.code).toBe('sponsored-call-fails')
  const done = await finish(rig.node, { identity: guarded.identity, key, consent: null })
  await rig.mined(done.body.transactionHash)
  expect(await rig.node.ctx.chain.isKeyOf(guarded.identity, { x, y })).toBe(true)
  expect(await readControl(guarded.identity)).toMatchObject({ controller: guarded.identity, byRecovery: true })
})

test('an owner is not notified of a new passkey that the guardians’ recovery added, because the owner is notified of the recovery', async () => {
  const { byKind, ...guarded } = await rig.buildGuardedPasskey()
  const { db, pool } = rig.node.ctx
  const { identity } = guarded
  await pool.query('insert into users (username, username_key, wallet_address) values ($1, $1, $2)', [
    'recovered',
    identity,
  ])
  const [recovered, other] = [createPasskey(99_002), createPasskey(99_003)]
  const decision = { kind: 'recover', target: { kind: 'key', key: concatHex([recovered.x, recovered.y]) } } as const
  await vote(byKind.key, guarded, decision)
  const { body } = await vote(byKind.passkey, guarded, decision)
  await rig.mined(body.transactionHash)
  await rig.untilLevel()
  const tell = async (key: PasskeyKey) => {
    await db.transaction((tx) => announceKey(rig.node.ctx, tx, { account: identity, key }))
    const told = `select 1 from control_notices where kind = 'key-added'
      and user_id = (select id from users where wallet_address = $1)`
    return (await pool.query(told, [identity])).rowCount
  }
  expect([await tell(recovered), await tell(other)]).toEqual([0, 1])
})

test('two of three guardians can freeze an identity and end the freeze, both without a delay', async () => {
  const { byKind, ...guarded } = await rig.buildGuarded()
  for (const kind of ['freeze', 'unfreeze'] as const) {
    await vote(byKind.key, guarded, { kind })
    const { body } = await vote(byKind.contract, guarded, { kind })
    await rig.mined(body.transactionHash)
    const { frozenSince } = await readControl(guarded.identity)
    expect(frozenSince === null).toBe(kind === 'unfreeze')
  }
})

test('the votes of two of three guardians count as two votes and lead to one transaction, even when one of the votes arrives twice', async () => {
  const { byKind, ...guarded } = await rig.buildGuarded()
  const votes = await Promise.all(
    [byKind.key, byKind.contract].map((by) => signVote(rig, by, { ...guarded, decision: { kind: 'freeze' } })),
  )
  const [first, second] = votes
  if (!first || !second) throw new Error('Two guardians sign')
  expect((await sendVote(rig.node, first)).body.votes).toHaveLength(1)
  expect((await sendVote(rig.node, first)).body.votes).toHaveLength(1)
  const answers = await Promise.all([second, second].map((each) => sendVote(rig.node, each)))
  const { transactionHash } = answers[0]?.body ?? {}
  await rig.mined(transactionHash ?? null)
  const again = await sendVote(rig.node, second)
  expect(new Set([...answers, again].map(({ body }) => body.transactionHash))).toEqual(new Set([transactionHash]))
  expect(await countSent(guarded.identity)).toBe(1)
})

test('two of three guardians start one recovery when they vote at the same moment on two nodes', async () => {
  const { byKind, ...guarded } = await rig.buildGuarded()
  const other = await rig.startNode()
  const decision = toWallet(new Client(rig.node).address)
  const [first, second] = await Promise.all(
    [byKind.key, byKind.contract].map((by) => signVote(rig, by, { ...guarded, decision })),
  )
  if (!first || !second) throw new Error('Two guardians sign')
  const answers = await Promise.all([sendVote(rig.node, first), sendVote(other, second)])
  const hashes = answers.flatMap(({ body }) => body.transactionHash ?? [])
  expect(new Set(hashes).size).toBe(1)
  await rig.mined(hashes[0] ?? null)
  expect(await countSent(guarded.identity)).toBe(1)
  await other.close()
})

test('when the third guardian votes after two have started a recovery, the recovery becomes unanimous, and nobody can veto it alone', async () => {
  const { byKind, ...guarded } = await rig.buildGuarded()
  const decision = toWallet(new Client(rig.node).address)
  const round = await rig.readRound(guarded.identity)
  await vote(byKind.key, guarded, decision)
  const started = await vote(byKind.contract, guarded, decision)
  await rig.mined(started.body.transactionHash)
  const last = await signVote(rig, byKind.passkey, { ...guarded, decision, round })
  const { body } = await sendVote(rig.node, last)
  expect(body.votes).toHaveLength(3)
  expect(body.transactionHash).not.toBe(started.body.transactionHash)
  await rig.mined(body.transactionHash)
  expect(await rig.readPending(guarded.identity)).toMatchObject({ kind: 1, isUnanimous: true })
  expect((await sendVote(rig.node, last)).body).toEqual(body)
})

test('all guardians decide unanimously when they vote at the same moment', async () => {
  const { guardians, ...guarded } = await rig.buildGuarded()
  const decision = toWallet(new Client(rig.node).address)
  const votes = await Promise.all(guardians.map((by) => signVote(rig, by, { ...guarded, decision })))
  const answers = await Promise.all(votes.map((each) => sendVote(rig.node, each)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await untilPending(guarded.identity, { kind: 1, isUnanimous: true })
})

test('a recovery that all guardians decided can be stopped only by all of them together', async () => {
  const { byKind, guardians, ...guarded } = await rig.buildGuarded()
  const decision = toWallet(new Client(rig.node).address)
  const round = await rig.readRound(guarded.identity)
  for (const by of guardians) await vote(by, guarded, decision, round)
  await untilPending(guarded.identity, { kind: 1, isUnanimous: true })
  const answers = []
  for (const by of guardians) answers.push((await vote(by, guarded, { kind: 'veto' })).body)
  expect(answers.map(({ threshold, transactionHash }) => [threshold, transactionHash !== null])).toEqual([
    [3, false],
    [3, false],
    [3, true],
  ])
  await untilPending(guarded.identity, { kind: 0 })
})

test('the owner’s key can cancel a recovery, and the service pays for the veto', async () => {
  const { byKind, owner, ...guarded } = await rig.buildGuarded()
  const decision = toWallet(new Client(rig.node).address)
  await vote(byKind.key, guarded, decision)
  const started = await vote(byKind.contract, guarded, decision)
  await rig.mined(started.body.transactionHash)
  const data = await rig.signVeto(owner)
  const { transactionHash } = await owner.ok<{ transactionHash: `0x${string}` }>('POST', '/api/sponsored-calls', {
    kind: 'control',
    data,
  })
  await rig.mined(transactionHash)
  expect(await rig.readPending(guarded.identity)).toMatchObject({ kind: 0 })
})
