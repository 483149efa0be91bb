import { createPasskey, type Passkey } from '@did/contracts/test-passkey'
import { concatHex, type Hex, hashMessage } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { Client } from '../rig/client.ts'
import { buildRecoveryRig, delaySeconds, finish, type RecoveryRig, sendVote, signVote } from './recovery-rig.ts'

vi.setConfig({ testTimeout: 90_000 })

let rig: RecoveryRig
beforeAll(async () => {
  rig = await buildRecoveryRig()
})
afterAll(() => rig.close())

/**
 * The guardians of this account have decided on a new key, and the delay of the recovery is over.
 * `recover` finishes the recovery.
 */
async function buildNearlyRecovered(next: Passkey) {
  const { identity, holder, list, byKind } = await rig.buildGuardedPasskey()
  const key = concatHex([next.x, next.y])
  const decision = { kind: 'recover', target: { kind: 'key', key } } as const
  for (const by of [byKind.key, byKind.contract]) {
    const { body } = await sendVote(rig.node, await signVote(rig, by, { identity, list, decision }))
    if (body.transactionHash) await rig.mined(body.transactionHash)
  }
  await rig.hand.client.increaseTime({ seconds: delaySeconds + 1 })
  await rig.hand.client.mine({ blocks: 1 })
  await rig.untilLevel()
  const recover = async () => {
    const { body } = await finish(rig.node, { identity, key, consent: null })
    await rig.mined(body.transactionHash)
    await rig.untilLevel()
  }
  return { identity, holder, recover }
}

async function signIn(address: Hex, sign: (hash: Hex) => Promise<Hex> | Hex) {
  const client = new Client(rig.node)
  const message = await client.buildSignInMessage({ address })
  const body = { message, signature: await sign(hashMessage(message)) }
  const answer = await client.call<{ code?: string }>('POST', '/api/auth/verify', body)
  client.cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0]
  return { client, outcome: [answer.status, answer.body.code] }
}

/**
 * Runs `act` only once: after the server has checked the next signature, and before the server uses
 * the result.
 */
function afterFirstJudgement(act: () => Promise<void>) {
  const { chain } = rig.node.ctx
  const { judgeContractSignature } = chain
  chain.judgeContractSignature = async (question) => {
    chain.judgeContractSignature = judgeContractSignature
    const judgement = await judgeContractSignature(question)
    await act()
    return judgement
  }
}

const isSignedIn = async (client: Client) => (await client.call('GET', '/api/auth/session')).status === 200
const refused = [401, 'sign-in-signature-invalid']

test('a sign-in with the old key that overlaps with a recovery to a new key opens no session', async () => {
  const next = createPasskey(4711)
  const { identity, holder, recover } = await buildNearlyRecovered(next)
  const before = await signIn(identity, holder.sign)
  afterFirstJudgement(recover)
  const during = await signIn(identity, holder.sign)
  expect(during.outcome).toEqual(refused)
  expect(await isSignedIn(before.client)).toBe(false)
  expect((await rig.db.execute(sql`select from sessions where address = ${identity}`)).rows).toEqual([])
  expect((await signIn(identity, holder.sign)).outcome).toEqual(refused)

  const after = await signIn(identity, (hash) => holder.account.signMessageWith(next, hash))
  expect(await isSignedIn(after.client)).toBe(true)
})

test('a sign-in by a contract wallet is refused while the chain’s node is behind the chain index', async () => {
  const { identity, holder } = await rig.buildGuardedPasskey()
  await rig.untilLevel()
  const { client } = rig.node.ctx.chain
  const lagging = vi.spyOn(client, 'getBlockNumber').mockResolvedValue(1n)
  rig.rpc.refuseIf(({ method, params }) => method === 'eth_getCode' && Number(params[1]) > 1)
  expect((await signIn(identity, holder.sign)).outcome).toEqual([503, 'chain-unreachable'])
  expect((await rig.db.execute(sql`select from sessions where address = ${identity}`)).rows).toEqual([])
  lagging.mockRestore()
  rig.rpc.refuseIf(() => false)
  expect((await signIn(identity, holder.sign)).outcome).toEqual([200, undefined])
})
