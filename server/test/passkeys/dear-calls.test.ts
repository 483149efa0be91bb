/**
 * Tests calls that become more expensive while they wait. The service counts the gas of a call when
 * it stores the call, and sends the call later.
 */
import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { encodeFunctionData, numberToHex } from 'viem'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { readSponsorState } from '../../src/modules/sponsored-calls/sponsor-state.ts'
import { Client } from '../rig/client.ts'
import { buildLoopingWallet } from '../rig/looping-wallet.ts'
import { buildSponsorRig, type SponsorRig, send } from './sponsor-rig.ts'

let rig: SponsorRig
beforeEach(async () => {
  rig = await buildSponsorRig()
})
afterEach(() => rig.close())

async function buildDearWallet() {
  const { address, loop } = await buildLoopingWallet(inject('stack').rpcUrl)
  const client = new Client(rig.node)
  const message = await client.buildSignInMessage({ address })
  const { headers } = await client.call('POST', '/api/auth/verify', { message, signature: '0x01' })
  client.cookie = headers.getSetCookie()[0]?.split(';', 1)[0]
  /**
   * Two freezes with different values of `number` have different signatures, so they are two calls.
   */
  const sendFreeze = (number: number) => {
    const signed = { deadline: 4_000_000_000n, signature: numberToHex(number, { size: 4 }) } as const
    const data = encodeFunctionData({ abi, functionName: 'freeze', args: [address, signed] })
    return send(client, { kind: 'control', data })
  }
  return { loop, sendFreeze }
}

const listCalls = async () => {
  const { rows } = await rig.node.ctx.pool.query<{ kept: number; sent: number | null; used: number | null }>(`
    select c.gas::int as kept, t.gas::int as sent, t.gas_used::int as used
    from sponsored_calls c left join chain_transactions t on t.id = c.transaction_id order by c.id`)
  return rows
}
const untilKept = (count: number) =>
  vi.waitFor(async () => expect(await listCalls()).toHaveLength(count), { timeout: 60_000 })

test('calls are refused and cost the sponsor nothing when their contract becomes too expensive while they wait', async () => {
  const wallet = await buildDearWallet()
  const sending = [wallet.sendFreeze(1), wallet.sendFreeze(2), wallet.sendFreeze(3)]
  await untilKept(3)
  expect((await readSponsorState(rig.node.ctx)).gasOfDay).toBeLessThan(300_000)
  await wallet.loop(12_000)
  rig.serve({ pollMs: 50 })
  const answers = await Promise.all(sending)
  expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('sponsored-call-fails'))
  expect((await listCalls()).map(({ sent }) => sent)).toEqual([null, null, null])
  expect((await readSponsorState(rig.node.ctx)).gasOfDay).toBe(0)
})

test('a call that becomes a little more expensive while it waits is sent with the gas limit that the service counted first', async () => {
  const wallet = await buildDearWallet()
  const sending = wallet.sendFreeze(1)
  await untilKept(1)
  await wallet.loop(200)
  rig.serve({ pollMs: 50 })
  expect((await sending).status).toBe(200)
  await rig.hand.mine({ blocks: 3 })
  await vi.waitFor(async () => expect((await listCalls())[0]?.used).toBeGreaterThan(0), { timeout: 60_000 })
  const [call] = await listCalls()
  expect(call?.sent).toBe(call?.kept)
  expect(call?.used).toBeLessThanOrEqual(call?.kept ?? 0)
})

test('a call that waits for days counts against the budget of the day on which it is sent', async () => {
  const wallet = await buildDearWallet()
  const sending = wallet.sendFreeze(1)
  await untilKept(1)
  await rig.node.ctx.pool.query(`update sponsored_calls set created_at = now() - interval '3 days'`)
  rig.serve({ pollMs: 50 })
  expect((await sending).status).toBe(200)
  expect((await readSponsorState(rig.node.ctx)).gasOfDay).toBeGreaterThan(40_000)
})
