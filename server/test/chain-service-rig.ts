import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { type Hex, keccak256, parseEther, stringToHex, toBytes } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, vi } from 'vitest'
import { sql } from '../src/db/drizzle.ts'
import { type ChainIndex, startChainIndex } from '../src/modules/chain-index/lead-index.ts'
import {
  type ChainService,
  type ChainServiceOptions,
  startChainService,
} from '../src/modules/chain-service/lead-chain-service.ts'
import { createInstallation } from './stack.ts'
import { openRpcSwitch, takeChain, wallets } from './test-chain.ts'

/** A chain of one's own, a node that reaches it through a line that can be cut, and as many services and indexes as a test starts. */
export type ServiceRig = Awaited<ReturnType<typeof buildServiceRig>>

const serviceRole = keccak256(toBytes('SERVICE_ROLE'))
/** Nothing is waited for longer than it must, and a batch closes at once. */
const hurried: ChainServiceOptions = {
  pollMs: 10,
  confirmations: 2,
  rebroadcastMs: 50,
  replaceAfterMs: 60_000,
  giveUpAfterMs: 200,
  anchorAfterSeconds: 0,
  retryRelaySeconds: 0,
}

type Wishes = { chainKey?: Hex; isPermitted?: boolean; balance?: bigint; environment?: Record<string, string> }

export async function buildServiceRig(wishes: Wishes = {}) {
  const { chainKey = generatePrivateKey(), isPermitted = true, balance } = wishes
  const hand = await takeChain()
  const { client, registry } = hand
  const account = privateKeyToAccount(chainKey)
  await client.setBalance({ address: account.address, value: balance ?? parseEther('10') })
  const permit = () =>
    hand.send(wallets.administrator, { abi, functionName: 'grantRole', args: [serviceRole, account.address] })
  if (isPermitted) await permit()
  const rpc = await openRpcSwitch(hand.chain.rpcUrl)
  const environment = { RPC_URL: rpc.url, DID_REGISTRY: registry, CHAIN_KEY: chainKey, ...wishes.environment }
  const installation = await createInstallation(environment)
  const node = await installation.startNode()
  const { db } = node.ctx
  const running: (ChainService | ChainIndex)[] = []
  let serial = 0
  return {
    hand,
    rpc,
    node,
    db,
    account,
    environment,
    databaseUrl: installation.databaseUrl,
    permit,
    serve(options: Partial<ChainServiceOptions> = {}): ChainService {
      const service = startChainService(node.ctx, { ...hurried, ...options })
      running.push(service)
      return service
    },
    follow(): void {
      running.push(startChainIndex(node.ctx, { pollMs: 10 }))
    },
    /** Digests as attestations leave them, without the people around them. */
    async queue(count: number): Promise<Hex[]> {
      const digests = Array.from({ length: count }, () => keccak256(stringToHex(`digest ${serial++}`)))
      // At once: a service that is at work may close a batch between two of them.
      await db.execute(sql`insert into anchors (digest) select unnest(${sql.param(digests)}::text[])`)
      return digests
    },
    /** How often each digest stands on the chain, by the chain's own logs. */
    async readAnchored(): Promise<Map<Hex, number>> {
      const logs = await client.getContractEvents({ address: registry, abi, eventName: 'Anchored', fromBlock: 0n })
      const counts = new Map<Hex, number>()
      for (const { args } of logs) if (args.digest) counts.set(args.digest, (counts.get(args.digest) ?? 0) + 1)
      return counts
    },
    async untilAnchoredOnce(digests: readonly Hex[]): Promise<void> {
      await vi.waitFor(
        async () => expect([...(await this.readAnchored()).keys()]).toEqual(expect.arrayContaining([...digests])),
        {
          timeout: 20_000,
          interval: 20,
        },
      )
      expect([...(await this.readAnchored()).values()].every((count) => count === 1)).toBe(true)
    },
    async readTransactions(): Promise<{ nonce: number; status: string; hashes: Hex[] }[]> {
      const { rows } = await db.execute<{ nonce: string; status: string; hashes: Hex[] }>(sql`
        select nonce, status, array_agg(hash::text order by a.created_at) as hashes from chain_transactions t
        join chain_attempts a on a.transaction_id = t.id group by t.id order by t.id`)
      return rows.map(({ nonce, ...rest }) => ({ nonce: Number(nonce), ...rest }))
    },
    async close(): Promise<void> {
      await Promise.all(running.map((each) => each.stop()))
      await installation.close()
      await rpc.close()
      await hand.chain.stop()
    },
  }
}

export async function until(assertion: () => Promise<void>): Promise<void> {
  await vi.waitFor(assertion, { timeout: 20_000, interval: 20 })
}
