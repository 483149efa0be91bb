import { toAddress } from '@did/domain/hex'
import { parseEther } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { bringCall } from '../../src/modules/sponsored-calls/service.ts'
import { readSponsorState } from '../../src/modules/sponsored-calls/sponsor-state.ts'
import { buildPasskeyAccount } from './passkey-account.ts'
import { bring, buildSponsorRig, freeze, mint, refusal, type SponsorRig, send } from './sponsor-rig.ts'

let rig: SponsorRig
afterEach(() => rig.close())

async function begin(environment: Record<string, string>): Promise<void> {
  rig = await buildSponsorRig(environment)
  await rig.untilOffered()
  rig.serve({ pollMs: 200 })
}

const usedUp = '429 sponsoring-used-up'
/**
 * This daily budget is enough for one mint and not for two. A first DID uses about 190,000 gas.
 * Before its transaction is mined, the gas limit of 230,000 counts.
 */
const ofOneMint = '300000'

/**
 * Stores in the index that the owner minted a DID two days ago, because no index reads the chain in
 * these tests.
 */
async function keepMintOfEarlier(owner: string) {
  const [block, hash] = [1, `0x${'b1'.repeat(32)}`]
  await rig.node.ctx.pool.query(
    `insert into chain_blocks (number, hash, parent_hash, mined_at) values ($1, $2, $2, now() - interval '2 days')`,
    [block, hash],
  )
  await rig.node.ctx.pool.query(
    `insert into chain_events (block_number, log_index, tx_hash, kind, token_id, address)
     values ($1, 0, $2, 'did-minted', '1', $3)`,
    [block, hash, owner],
  )
}

test('the gas that the service pays for in a day has a limit for all callers together', async () => {
  await begin({ SPONSOR_GAS_PER_DAY: ofOneMint, SPONSOR_RESERVE_GAS: '0' })
  const [first, second] = [await buildPasskeyAccount(rig), await buildPasskeyAccount(rig)]
  await bring(rig, first.client, first.execute([mint()]))
  expect(await refusal(second.client, second.execute([mint()]))).toBe(usedUp)
})

test('of the gas that the service pays for in a day, a reserve is left for freezes and vetoes, and no other call may use it', async () => {
  await begin({ SPONSOR_GAS_PER_DAY: '2010000', SPONSOR_RESERVE_GAS: '2000000' })
  const account = await buildPasskeyAccount(rig)
  await keepMintOfEarlier(account.address)
  expect(await refusal(account.client, account.execute([mint()]))).toBe(usedUp)
  expect(await refusal(account.client, account.execute([freeze(account.address), mint()]))).toMatch(/fails|used-up/)
  await bring(rig, account.client, account.execute([freeze(account.address)]))
})

test('of the gas that the service pays for in a day, a reserve is left that many new accounts together cannot use up', async () => {
  await begin({ SPONSOR_GAS_PER_DAY: '2500000', SPONSOR_RESERVE_GAS: '2000000' })
  const victim = await buildPasskeyAccount(rig)
  await keepMintOfEarlier(victim.address)
  const answers: string[] = []
  for (let count = 0; count < 5; count += 1) {
    const stranger = await buildPasskeyAccount(rig)
    answers.push(await refusal(stranger.client, stranger.execute([freeze(stranger.address)])))
  }
  expect(answers.slice(-2)).toEqual([usedUp, usedUp])
  await bring(rig, victim.client, victim.execute([freeze(victim.address)]))
})

test('the gas that the service pays for in a day has a limit for each client', async () => {
  await begin({ SPONSOR_GAS_PER_CLIENT: ofOneMint })
  const [first, second] = [await buildPasskeyAccount(rig), await buildPasskeyAccount(rig)]
  const body = first.execute([mint()])
  await bring(rig, first.client, body)
  expect((await send(first.client, body)).status).toBe(200)
  expect(await refusal(second.client, second.execute([mint()]))).toBe(usedUp)
})

test('a call that arrives twice at the same moment counts only once for its client', async () => {
  await begin({})
  const address = toAddress(rig.sponsor)
  let taken = 0n
  const client = {
    take: (gas: bigint) => {
      taken += gas
      return () => {
        taken -= gas
      }
    },
  }
  const both = Promise.withResolvers<void>()
  let planned = 0
  const plan = async () => {
    planned += 1
    if (planned === 2) both.resolve()
    await both.promise
    return { mints: false, isUrgent: false, recipient: address, data: '0x' } as const
  }
  const call = { digest: `0x${'7c'.repeat(32)}`, identity: address, plan } as const
  const brought = await Promise.all([1, 2].map(() => bringCall(rig.node.ctx, call, client)))
  expect(brought.map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
  const { rows } = await rig.node.ctx.pool.query('select gas::text from sponsored_calls')
  expect(rows).toEqual([{ gas: String(taken) }])
})

test('the budget of a day counts the gas that a mined call really used, and not the call’s gas limit', async () => {
  await begin({})
  const account = await buildPasskeyAccount(rig)
  const { gasUsed } = await bring(rig, account.client, account.execute([mint()]))
  await rig.hand.mine({ blocks: 3 })
  const read = () => readSponsorState(rig.node.ctx)
  await expect.poll(async () => (await read()).gasOfDay, { timeout: 60_000 }).toBe(Number(gasUsed))
  expect(await read()).toMatchObject({ waiting: 0, oldestWaitingSeconds: 0, gasBudget: 1_000_000_000 })
  expect((await read()).balance).toBeGreaterThan(parseEther('99'))
})

test('a sponsored call is refused and not stored while the sponsor’s account has no money', async () => {
  await begin({})
  await rig.hand.setBalance({ address: rig.sponsor, value: 0n })
  const account = await buildPasskeyAccount(rig)
  expect(await refusal(account.client, account.execute([mint()]))).toBe('409 sponsoring-not-offered')
  await rig.hand.setBalance({ address: rig.sponsor, value: parseEther('100') })
  await bring(rig, account.client, account.execute([mint()]))
})
