import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { type Address, type Hex, keccak256, parseEther, stringToHex, toBytes } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, vi } from 'vitest'
import type { Context } from '../../src/context.ts'
import { sql } from '../../src/db/drizzle.ts'
import type { Leader } from '../../src/db/lead.ts'
import { startChainIndex } from '../../src/modules/chain-index/lead-index.ts'
import { startChainService } from '../../src/modules/chain-service/lead-chain-service.ts'
import type { LeadOptions } from '../../src/modules/chain-service/lead-outbox.ts'
import { createInstallation } from '../rig/stack.ts'
import { openRpcSwitch, takeChain, wallets } from '../rig/test-chain.ts'

/**
 * A test chain, and a node that reaches the chain through a connection that can be cut. `serve`
 * starts a chain service and `follow` starts a chain index.
 */
export type ServiceRig = Awaited<ReturnType<typeof buildServiceRig>>

const serviceRole = keccak256(toBytes('SERVICE_ROLE'))
/**
 * With these options, the service never waits long, closes a batch of anchors at once, and does not
 * raise a fee within a minute.
 */
const hurried: LeadOptions = {
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
  const chainKey = wishes.chainKey ?? generatePrivateKey()
  const { hand, account, permit } = await takePermittedChain(chainKey, wishes)
  const rpc = await openRpcSwitch(hand.chain.rpcUrl)
  const environment = { RPC_URL: rpc.url, DID_REGISTRY: hand.registry, CHAIN_KEY: chainKey, ...wishes.environment }
  const installation = await createInstallation(environment)
  const node = await installation.startNode()
  const { db } = node.ctx
  const running: Leader[] = []
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
    serve(options: Partial<LeadOptions> = {}): Leader {
      const service = startChainService(node.ctx, { ...hurried, ...options })
      running.push(service)
      return service
    },
    follow(): void {
      running.push(startChainIndex(node.ctx, { pollMs: 10 }))
    },
    /** Queues digests for anchoring, without the people and the attestations of a real approval. */
    async queue(count: number, verifier: Address | null = null): Promise<Hex[]> {
      const digests = Array.from({ length: count }, () => keccak256(stringToHex(`digest ${serial++}`)))
      // One statement inserts all digests, because a running service may close a batch between two
      // statements.
      await db.execute(sql`insert into anchors (digest, verifier)
        select unnest(${sql.param(digests)}::text[]), ${verifier}::text`)
      return digests
    },
    readAnchored: () => readAnchored(hand),
    untilAnchoredOnce: (digests: readonly Hex[]) => untilAnchoredOnce(hand, digests),
    readTransactions: () => readTransactions(db),
    async close(): Promise<void> {
      await Promise.all(running.map((each) => each.stop()))
      await installation.close()
      await rpc.close()
      await hand.chain.stop()
    },
  }
}

/**
 * Opens a chain on which the service's account has money. The account has its role in the registry,
 * too, unless `isPermitted` is false.
 */
async function takePermittedChain(chainKey: Hex, { isPermitted = true, balance }: Wishes) {
  const hand = await takeChain()
  const account = privateKeyToAccount(chainKey)
  await hand.client.setBalance({ address: account.address, value: balance ?? parseEther('10') })
  const permit = () =>
    hand.send(wallets.administrator, { abi, functionName: 'grantRole', args: [serviceRole, account.address] })
  if (isPermitted) await permit()
  return { hand, account, permit }
}

type Hand = Awaited<ReturnType<typeof takeChain>>

async function readAnchored({ client, registry }: Hand): Promise<Map<Hex, number>> {
  const logs = await client.getContractEvents({ address: registry, abi, eventName: 'Anchored', fromBlock: 0n })
  const counts = new Map<Hex, number>()
  for (const { args } of logs) if (args.digest) counts.set(args.digest, (counts.get(args.digest) ?? 0) + 1)
  return counts
}

async function untilAnchoredOnce(hand: Hand, digests: readonly Hex[]): Promise<void> {
  await until(async () => expect([...(await readAnchored(hand)).keys()]).toEqual(expect.arrayContaining([...digests])))
  expect([...(await readAnchored(hand)).values()].every((count) => count === 1)).toBe(true)
}

async function readTransactions(db: Context['db']): Promise<{ nonce: number; status: string; hashes: Hex[] }[]> {
  const { rows } = await db.execute<{ nonce: string; status: string; hashes: Hex[] }>(sql`
    select nonce, status, array_agg(hash::text order by a.created_at) as hashes from chain_transactions t
    join chain_attempts a on a.transaction_id = t.id group by t.id order by t.id`)
  return rows.map(({ nonce, ...rest }) => ({ nonce: Number(nonce), ...rest }))
}

export async function until(assertion: () => Promise<void>): Promise<void> {
  await vi.waitFor(assertion, { timeout: 60_000, interval: 20 })
}
