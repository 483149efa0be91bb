import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { called, nobody } from '@did/contracts/test-control'
import { keccak256, stringToHex } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { createPick } from '../rig/seeded-random.ts'
import { type ChainHand, wallets } from '../rig/test-chain.ts'
import { buildRig, ownersOf, type Rig, readOwners, rebuild } from './chain-index-rig.ts'

// The test sends hundreds of transactions one after the other, which takes long.
vi.setConfig({ testTimeout: 180_000 })

let rig: Rig
beforeEach(async () => {
  rig = await buildRig()
  await rig.hand.client.mine({ blocks: 5 })
})
afterEach(() => rig.close())

test('after random reorganisations, the index contains the same events as an index that reads the chain from the beginning', async () => {
  const pick = createPick()
  const actions = createActions(rig.hand, pick)
  rig.follow({ maxRange: 7 })
  for (let step = 1; step <= 50; step += 1) {
    await actions.takeStep()
    // After some steps, the test compares nothing, so that the index has to read the events of
    // several steps at once.
    if (pick(10) < 6) await expectTheChain(`step ${step}`)
  }
  await expectTheChain('in the end')
})

/**
 * Compares the index with the chain, and retries for a while: a step of the index that began before
 * a reorganisation may still store dropped blocks, and only the next step corrects them.
 */
async function expectTheChain(because: string): Promise<void> {
  const compare = async () => {
    const index = await rig.readIndex()
    expect(index, because).toEqual(await rebuild(rig.hand))
    const owners = await readOwners(rig.hand)
    expect(ownersOf(index), `${because}, owners`).toEqual(owners)
    expect(await rig.readDids(), `${because}, DIDs`).toEqual(owners)
    expect(await readFreeze(rig), `${because}, freeze`).toEqual(await readFreezeOnChain(rig))
  }
  await rig.untilLevel()
  await vi.waitFor(compare, { timeout: 60_000, interval: 20 })
}

async function readFreeze({ db }: Rig): Promise<[frozenSince: number, readyAt: number]> {
  const { rows } = await db.execute<{ frozen: number; ready: number }>(sql`
    select extract(epoch from frozen_since)::float8 as frozen, extract(epoch from pending_ready_at)::float8 as ready
    from identity_controls where identity = ${wallets.administrator.toLowerCase()}`)
  return [rows[0]?.frozen ?? 0, rows[0]?.ready ?? 0]
}

async function readFreezeOnChain({ hand: { client, registry } }: Rig): Promise<[frozenSince: number, readyAt: number]> {
  const asked = { address: registry, abi, args: [wallets.administrator] } as const
  const since = await client.readContract({ ...asked, functionName: 'frozenSince' })
  const { readyAt } = await client.readContract({ ...asked, functionName: 'pendingChange' })
  return [Number(since), Number(readyAt)]
}

/**
 * The returned function takes one random step: a call to the registry, a new block or a
 * reorganisation.
 */
function createActions(hand: ChainHand, pick: ReturnType<typeof createPick>) {
  const snapshots: `0x${string}`[] = []
  let serial = 1
  const owner = () => wallets.owners[pick(3)] ?? wallets.service
  const digest = (text: string) => keccak256(stringToHex(text))

  const mint = () => hand.send(owner(), { abi, functionName: 'mintDID' })
  const writeClaims = async () => {
    const from = owner()
    await hand.send(from, { abi, functionName: 'mintDID' })
    const tokenId = await hand.client.readContract({ address: hand.registry, abi, functionName: 'totalSupply' })
    const text = `claim ${serial++}`
    await hand.send(from, { abi, functionName: 'commitClaim', args: [tokenId, digest(text)] })
    const args = [tokenId, 'education', text, 'described', 'somebody', true] as const
    await hand.send(from, { abi, functionName: 'addClaim', args })
  }
  const administer = async () => {
    const verifier = `0x${(serial++).toString(16).padStart(40, '0')}` as const
    const from = wallets.administrator
    await hand.send(from, { abi, functionName: 'accredit', args: [verifier, 'A name', 'example.org'] })
    await hand.send(from, { abi, functionName: 'suspend', args: [verifier, 'A reason'] })
    await hand.send(wallets.service, { abi, functionName: 'anchor', args: [[digest(verifier), digest(`${serial}`)]] })
  }
  /**
   * Freezes the identity, vetoes the identity's pending change, and in half of the runs asks for
   * the end of the freeze. The registry refuses a veto when no change is pending, and the test
   * ignores this refusal.
   */
  const freeze = async () => {
    const from = wallets.administrator
    for (const functionName of ['freeze', 'veto'] as const)
      await hand.send(from, { abi, functionName, args: [from, called] }).catch(() => {})
    const args = [from, nobody, called] as const
    if (pick(2)) await hand.send(from, { abi, functionName: 'requestUnfreeze', args }).catch(() => {})
  }
  const mineNothing = () => hand.client.mine({ blocks: 1 + pick(3) })
  const goBack = async () => {
    const [id] = snapshots.splice(pick(snapshots.length))
    if (id) await hand.rewind(id)
  }
  const goAside = async () => {
    await goBack()
    await choose([mint, writeClaims, administer, freeze, mineNothing])
  }
  const reorganise = async () => {
    const height = Number(await hand.client.getBlockNumber())
    await hand.reorganise(Math.min(1 + pick(5), height - hand.chain.contracts.deployedAtBlock - 1))
    snapshots.length = 0
  }
  const choose = async (among: (() => Promise<void>)[]) => among[pick(among.length)]?.()

  return {
    takeStep: async () => {
      snapshots.push(await hand.client.snapshot())
      await choose([mint, writeClaims, administer, freeze, mineNothing, goBack, goAside, goAside, reorganise])
    },
  }
}
