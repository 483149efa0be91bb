import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { toAddress } from '@did/domain/hex'
import { expect, vi } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import type { Leader } from '../../src/db/lead.ts'
import { createChainReader } from '../../src/modules/chain-index/chain-reader.ts'
import { followChain, type IndexStore, type StoredBlock } from '../../src/modules/chain-index/follow-chain.ts'
import { type ChainIndexOptions, startChainIndex } from '../../src/modules/chain-index/lead-index.ts'
import type { RegistryEvent } from '../../src/modules/chain-index/registry-log.ts'
import { findStoredBlock } from '../../src/modules/chain-index/store.ts'
import { createInstallation } from '../rig/stack.ts'
import { type ChainHand, openRpcSwitch, takeChain } from '../rig/test-chain.ts'

/**
 * A test chain, a node that reads the chain through a connection that can be cut, and any number of
 * indexes.
 */
export type Rig = Awaited<ReturnType<typeof buildRig>>

export async function buildRig(environment: Record<string, string> = {}) {
  const hand = await takeChain()
  const rpc = await openRpcSwitch(hand.chain.rpcUrl)
  const installation = await createInstallation({ RPC_URL: rpc.url, DID_REGISTRY: hand.registry, ...environment })
  const node = await installation.startNode()
  const { db } = node.ctx
  const running: Leader[] = []
  return {
    hand,
    rpc,
    node,
    startNode: installation.startNode,
    db,
    follow(options: Partial<ChainIndexOptions> = {}): Leader {
      const index = startChainIndex(node.ctx, { pollMs: 10, ...options })
      running.push(index)
      return index
    },
    async untilLevel({ client }: Pick<ChainHand, 'client'> = hand): Promise<void> {
      const assertLevel = async () => {
        const { hash } = await client.getBlock()
        expect(await findStoredBlock(db)).toMatchObject({ hash })
      }
      await vi.waitFor(assertLevel, { timeout: 60_000, interval: 10 })
    },
    async readIndex(): Promise<RegistryEvent[]> {
      const { rows } = await db.execute<RegistryEvent & Record<string, unknown>>(sql`
        select block_number::integer as "blockNumber", log_index as "logIndex", tx_hash as "txHash", kind,
          token_id as "tokenId", address, hash, data from chain_events order by block_number, log_index`)
      return rows
    },
    /** Returns the DIDs whose mint the index has read from the chain, with their owners. */
    async readDids(): Promise<[token: string, owner: string][]> {
      const { rows } = await db.execute<{ token: string; owner: string }>(sql`
        select token_id as token, owner from dids where exists (select 1 from chain_events e where e.kind = 'did-minted'
          and e.token_id = dids.token_id and e.address = dids.owner) order by token_id::bigint`)
      return rows.map(({ token, owner }) => [token, owner])
    },
    async close(): Promise<void> {
      await Promise.all(running.map((index) => index.stop()))
      await installation.close()
      await rpc.close()
      await hand.chain.stop()
    },
  }
}

/** Reads all events from the registry's first block on, as a new index does. */
export async function rebuild({ client, registry, chain }: ChainHand): Promise<RegistryEvent[]> {
  const { deployedAtBlock } = chain.contracts
  const reader = createChainReader(client, { didRegistry: toAddress(registry), didRegistryBlock: deployedAtBlock })
  const events: RegistryEvent[] = []
  let last: StoredBlock | null = null
  const store: IndexStore = {
    findLastBlock: async () => last,
    findBlockBelow: async () => last,
    replaceAfter: async (_fork, range) => {
      events.push(...range.events)
      last = range.blocks.at(-1) ?? null
    },
  }
  while ((await followChain(reader, store, Number.MAX_SAFE_INTEGER)) === 'behind');
  return events
}

/** Asks the contract for the owner of each token, without reading events. */
export async function readOwners({ client, registry }: ChainHand): Promise<[token: string, owner: string][]> {
  const supply = await client.readContract({ address: registry, abi, functionName: 'totalSupply' })
  const ids = Array.from({ length: Number(supply) }, (_, index) => BigInt(index + 1))
  return Promise.all(
    ids.map(async (id): Promise<[string, string]> => {
      const owner = await client.readContract({ address: registry, abi, functionName: 'ownerOf', args: [id] })
      return [`${id}`, toAddress(owner)]
    }),
  )
}

export function ownersOf(events: readonly RegistryEvent[]): [token: string, owner: string][] {
  const transfers = events.filter(({ kind }) => kind === 'transferred')
  return [...new Map(transfers.map(({ tokenId, address }) => [`${tokenId}`, `${address}`]))]
}
