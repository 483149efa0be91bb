import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import type { Did, DidLookup } from '@did/domain/did'
import { toAddress } from '@did/domain/hex'
import { serviceAccount } from '@did/local/demo-accounts'
import { createPublicClient, http, parseEther } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { createChainReader } from '../../src/modules/chain-index/chain-reader.ts'
import { findStoredBlock } from '../../src/modules/chain-index/store.ts'
import { buildClaim, buildDid, buildUser, type Person } from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import { takeChain, wallets } from '../rig/test-chain.ts'
import { buildRig, ownersOf, type Rig, readOwners, rebuild } from './chain-index-rig.ts'

let rig: Rig
beforeEach(async () => {
  rig = await buildRig()
})
afterEach(() => rig.close())

const [firstOwner = '0x', secondOwner = '0x'] = wallets.owners
const mint = { abi, functionName: 'mintDID' } as const

async function buildMinter(): Promise<Person & { mint: () => Promise<void> }> {
  const person = await buildUser(rig.node)
  const { address } = person.client
  await rig.hand.client.setBalance({ address, value: parseEther('1') })
  await rig.hand.client.impersonateAccount({ address })
  return { ...person, mint: () => rig.hand.send(address, mint) }
}

const listDids = ({ client }: Person) => client.ok<Did[]>('GET', `/api/dids/owner/${client.address}`)

test('a mint on the chain becomes the owner’s DID even if no page reported the mint', async () => {
  rig.follow()
  const owner = await buildMinter()
  await owner.mint()
  await rig.untilLevel()
  expect(await listDids(owner)).toMatchObject([{ tokenId: '1', onChain: true }])
})

test('a mint on the chain turns the owner’s off-chain DID into a minted DID, which keeps its claims', async () => {
  rig.follow()
  const owner = await buildMinter()
  const offChain = await buildDid(owner)
  const claim = await buildClaim(owner, { didId: offChain.id })
  await owner.mint()
  await rig.untilLevel()
  expect(await listDids(owner)).toMatchObject([{ id: offChain.id, tokenId: '1', onChain: true }])
  expect(await owner.client.ok('GET', `/api/claims/did/${offChain.id}`)).toMatchObject([{ id: claim.id }])
})

test('a DID is off the chain after a reorganisation drops its mint, and on the chain after its owner mints again', async () => {
  rig.follow()
  const owner = await buildMinter()
  const snapshot = await rig.hand.client.snapshot()
  await owner.mint()
  await rig.untilLevel()
  const [did] = await listDids(owner)
  const claim = await buildClaim(owner, { ...(did && { didId: did.id }) })

  await rig.hand.rewind(snapshot)
  await rig.hand.client.mine({ blocks: 2 })
  await rig.untilLevel()
  expect(await listDids(owner)).toMatchObject([{ id: did?.id, onChain: false }])
  expect(await owner.client.ok('GET', `/api/claims/did/${did?.id}`)).toMatchObject([{ id: claim.id }])

  await owner.mint()
  await rig.untilLevel()
  expect(await listDids(owner)).toMatchObject([{ id: did?.id, onChain: true }])
})

test('an owner whose DID gets another token number after a reorganisation keeps the DID’s row in the database', async () => {
  rig.follow()
  const [owner, other] = [await buildMinter(), await buildMinter()]
  const snapshot = await rig.hand.client.snapshot()
  await owner.mint()
  await rig.untilLevel()
  const [did] = await listDids(owner)
  await rig.hand.rewind(snapshot)
  await other.mint()
  await owner.mint()
  await rig.untilLevel()
  expect(await listDids(owner)).toMatchObject([{ id: did?.id, tokenId: '2', onChain: true }])
})

test('a mint turns only one of its owner’s off-chain DIDs into a minted DID, and adds no further DID', async () => {
  rig.follow()
  const owner = await buildMinter()
  const [older, first] = [await buildDid(owner), await buildDid(owner)]
  await owner.mint()
  await rig.untilLevel()
  expect(await listDids(owner)).toMatchObject([
    { id: first.id, tokenId: '1', onChain: true },
    { id: older.id, tokenId: older.tokenId, onChain: false },
  ])
})

test('after a reorganisation, another wallet can own the token number of a dropped DID, and both wallets keep their DIDs', async () => {
  rig.follow()
  const [first, second] = [await buildMinter(), await buildMinter()]
  const snapshot = await rig.hand.client.snapshot()
  await first.mint()
  await rig.untilLevel()
  await rig.hand.rewind(snapshot)
  await second.mint()
  await rig.untilLevel()
  expect(await listDids(first)).toMatchObject([{ tokenId: '1', onChain: false }])
  expect(await listDids(second)).toMatchObject([{ tokenId: '1', onChain: true }])
})

test('a DID that the page reported before the index read its mint is off the chain after a reorganisation has dropped the mint’s block', async () => {
  const owner = await buildMinter()
  const index = rig.follow()
  await rig.untilLevel()
  await index.stop()
  const snapshot = await rig.hand.client.snapshot()
  await owner.mint()
  expect(await owner.client.ok('POST', '/api/dids', { tokenId: '1' })).toMatchObject({ onChain: true })
  await rig.hand.rewind(snapshot)
  await rig.hand.client.mine({ blocks: 1 })
  rig.follow()
  await rig.untilLevel()
  expect(await listDids(owner)).toMatchObject([{ tokenId: '1', onChain: false }])
})

test('the date of a minted DID is the same before and after the index reads the mint', async () => {
  await rig.hand.client.mine({ blocks: 100 })
  const index = rig.follow()
  await rig.untilLevel()
  await index.stop()
  // From here on, the chain's node refuses a search through more blocks than many public nodes
  // allow in one search.
  rig.rpc.refuseIf(({ method, params }) => method === 'eth_getLogs' && Number(params[0]?.fromBlock) < 70)
  const owner = await buildMinter()
  const lookup = () => owner.client.ok<DidLookup>('GET', '/api/dids/lookup/1')
  expect(await lookup()).toMatchObject({ onChain: null })
  await owner.mint()
  const { timestamp } = await rig.hand.client.getBlock()
  await rig.hand.client.mine({ blocks: 3, interval: 3600 })
  const dated = { onChain: { since: new Date(Number(timestamp) * 1000).toISOString(), locked: true } }
  expect(await lookup()).toMatchObject(dated)
  rig.rpc.refuseIf(() => false)
  rig.follow()
  await rig.untilLevel()
  expect(await lookup()).toMatchObject(dated)
})

test('a lookup of a DID finds a mint in a block that the index has not read since a reorganisation', async () => {
  const owner = await buildMinter()
  const snapshot = await rig.hand.client.snapshot()
  await rig.hand.client.mine({ blocks: 5 })
  const index = rig.follow()
  await rig.untilLevel()
  await index.stop()
  await rig.hand.rewind(snapshot)
  await owner.mint()
  expect(await owner.client.ok('GET', '/api/dids/lookup/1')).toMatchObject({ onChain: { locked: true } })
})

test('texts on the chain that the database cannot store do not stop the index', async () => {
  rig.follow()
  await rig.hand.send(firstOwner, mint)
  const args = [1n, 'education', 'zero\0byte', 'half \ud800 of a pair', 'somebody', false] as const
  await rig.hand.send(firstOwner, { abi, functionName: 'addClaim', args })
  await rig.untilLevel()
  const [added] = (await rig.readIndex()).filter(({ kind }) => kind === 'claim-added')
  expect(added?.data).toMatchObject({ title: 'zero\ufffdbyte' })
})

test('the index reads a long history in short ranges of blocks, beginning at the block in which the registry was deployed', async () => {
  for (let count = 0; count < 12; count += 1) {
    await rig.hand.send(firstOwner, mint)
    await rig.hand.client.mine({ blocks: 5 })
  }
  rig.follow({ maxRange: 10 })
  await rig.untilLevel()
  expect(await rig.readIndex()).toEqual(await rebuild(rig.hand))
  expect(await rig.readDids()).toEqual(await readOwners(rig.hand))

  const { registry, client, chain } = rig.hand
  const reader = createChainReader(client, { didRegistry: toAddress(registry), didRegistryBlock: 0 })
  expect(await reader.findFirstBlock(await reader.readHead())).toBe(chain.contracts.deployedAtBlock)
})

test('an index that was stopped halfway continues where it stopped', async () => {
  for (let count = 0; count < 20; count += 1) await rig.hand.send(firstOwner, mint)
  const first = rig.follow({ maxRange: 1 })
  const isUnderWay = async () => ((await findStoredBlock(rig.db))?.number ?? 0) > 5
  await vi.waitUntil(isUnderWay, { timeout: 60_000, interval: 1 })
  await first.stop()
  const stoppedAt = await findStoredBlock(rig.db)
  rig.follow()
  await rig.untilLevel()
  expect(await rig.readIndex()).toEqual(await rebuild(rig.hand))
  const { rows } = await rig.db.execute(sql`select hash from chain_blocks where number = ${stoppedAt?.number}`)
  expect(rows).toEqual([{ hash: stoppedAt?.hash }])
})

test('the index asks for shorter ranges of blocks when the chain’s node refuses long ranges', async () => {
  await rig.hand.send(firstOwner, mint)
  await rig.hand.client.mine({ blocks: 200 })
  await rig.hand.send(secondOwner, mint)
  rig.rpc.refuseIf(({ method, params }) => {
    const [{ fromBlock = '0x0', toBlock = '0x0' } = {}] = params
    return method === 'eth_getLogs' && Number(toBlock) - Number(fromBlock) >= 20
  })
  rig.follow()
  await rig.untilLevel()
  expect(ownersOf(await rig.readIndex())).toEqual(await readOwners(rig.hand))
})

test('only one of many indexes leads, and another index takes over when the leader’s connection dies', async () => {
  for (let count = 0; count < 3; count += 1) rig.follow()
  await rig.hand.send(firstOwner, mint)
  await rig.untilLevel()
  for (let takeover = 0; takeover < 2; takeover += 1) {
    const [leader] = await findLeaders()
    await rig.db.execute(sql`select pg_terminate_backend(${leader})`)
    await rig.hand.send(secondOwner, mint)
    await rig.untilLevel()
    const leaders = await findLeaders()
    expect(leaders).toHaveLength(1)
    expect(leaders).not.toContain(leader)
  }
  expect(await rig.readIndex()).toEqual(await rebuild(rig.hand))
})

async function findLeaders(): Promise<number[]> {
  const { rows } = await rig.db.execute<{ pid: number }>(sql`
    select pid from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and application_name = 'did chain index'
      and pg_locks.database = (select oid from pg_database where datname = current_database())`)
  return rows.map(({ pid }) => pid)
}

test('the index continues as soon as the chain can be reached again', async () => {
  rig.follow()
  await rig.untilLevel()
  rig.rpc.lead(null)
  await rig.hand.send(firstOwner, mint)
  const isSilent = async () => !(await send<{ chain: boolean }>(rig.node, 'GET', '/readyz')).body.chain
  await vi.waitUntil(isSilent, { timeout: 60_000 })
  rig.rpc.lead(rig.hand.chain.rpcUrl)
  await rig.untilLevel()
  expect(ownersOf(await rig.readIndex())).toEqual(await readOwners(rig.hand))
})

test('the index asks for shorter ranges of blocks when the chain’s node takes too long to answer about long ranges', async () => {
  await rig.hand.send(firstOwner, mint)
  await rig.hand.client.mine({ blocks: 200 })
  await rig.hand.send(secondOwner, mint)
  const never = new Promise<never>(() => {})
  rig.rpc.watch(async ({ method, params }) => {
    const [{ fromBlock = '0x0', toBlock = '0x0' } = {}] = params
    if (method === 'eth_getLogs' && Number(toBlock) - Number(fromBlock) >= 100) await never
  })
  const client = createPublicClient({ transport: http(rig.rpc.url, { timeout: 1_000, retryCount: 0 }), cacheTime: 0 })
  Object.assign(rig.node.ctx.chain, { client })
  rig.follow({ maxRange: 150 })
  await rig.untilLevel()
  expect(await rig.readDids()).toEqual(await readOwners(rig.hand))
})

test('the index starts again at the first block when the chain is restarted', async () => {
  rig.follow()
  for (let count = 0; count < 5; count += 1) await rig.hand.send(firstOwner, mint)
  await rig.untilLevel()
  const other = await takeChain()
  try {
    await other.send(secondOwner, mint)
    rig.rpc.lead(other.chain.rpcUrl)
    await rig.untilLevel(other)
    expect(other.registry).toBe(rig.hand.registry)
    expect(await rig.readIndex()).toEqual(await rebuild(other))
    expect(await rig.readDids()).toEqual([['1', toAddress(secondOwner)]])
  } finally {
    await other.chain.stop()
  }
})

test('the index starts again when its stored events belong to another registry', async () => {
  const index = rig.follow()
  await rig.hand.send(firstOwner, mint)
  await rig.untilLevel()
  await index.stop()
  Object.assign(rig.node.ctx.config, { didRegistry: toAddress(serviceAccount.address) })
  rig.follow()
  await vi.waitUntil(async () => (await rig.readIndex()).length === 0, { timeout: 60_000 })
})
