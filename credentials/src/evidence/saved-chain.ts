import type { Hex } from '@did/domain/hex'
import { fromRlp, keccak256, pad } from 'viem'
import * as z from 'zod/mini'
import type { Fetch } from '../chain/chain-reader.ts'
import { type BlockHeader, indexKey, readHeader } from './block-header.ts'
import type { ChainEvidence } from './chain-evidence.ts'
import { collectPreimages, findPreimage, type Preimages, readTrie } from './read-trie.ts'
import { answerRegistryCall } from './registry-storage.ts'

/**
 * `header` is of the block whose state answers the calls. `fetch` answers like a node of the chain.
 */
export type SavedChain = { header: BlockHeader; fetch: Fetch }

/**
 * Opens saved evidence for a checker who trusts the blocks with the hashes `trusted`. Returns null
 * unless the evidence has the headers of all these blocks and proves the state of the newest one.
 * The returned `fetch` answers only what a trusted block or a block before it proves, and fails
 * otherwise.
 */
export function openSavedChain(evidence: ChainEvidence, trusted: readonly Hex[]): SavedChain | null {
  const preimages = collectPreimages(evidence.preimages)
  const header = findNewest(preimages, trusted)
  if (header === null || header.hash !== evidence.block) return null
  const chain: Chain = { evidence, preimages, believed: listBelieved(preimages, trusted), header }
  return { header, fetch: (_url, init) => answer(chain, init) }
}

type Chain = {
  evidence: ChainEvidence
  preimages: Preimages
  believed: ReadonlyMap<Hex, BlockHeader>
  header: BlockHeader
}

/**
 * Returns the newest of the headers of the blocks that the checker named. Whoever wrote the
 * evidence must not choose the block, because they could choose one from before a revocation.
 * Returns null when a named block's header is missing, because that block could be the newest, and
 * when two blocks have the same number.
 */
function findNewest(preimages: Preimages, named: readonly Hex[]): BlockHeader | null {
  const headers: BlockHeader[] = []
  for (const hash of new Set(named)) {
    const encoded = preimages.get(hash)
    if (encoded === undefined) return null
    headers.push(readHeader(encoded))
  }
  const [newest, next] = headers.sort((one, other) => other.number - one.number)
  return newest === undefined || newest.number === next?.number ? null : newest
}

/**
 * A block contains its parent's hash, so a checker who trusts a block also trusts all blocks before
 * it.
 */
function listBelieved(preimages: Preimages, trusted: readonly Hex[]): Map<Hex, BlockHeader> {
  const believed = new Map<Hex, BlockHeader>()
  for (const start of trusted)
    for (let hash = start; !believed.has(hash); ) {
      const encoded = preimages.get(hash)
      if (encoded === undefined) break
      const header = readHeader(encoded)
      believed.set(hash, header)
      hash = header.parentHash
    }
  return believed
}

const requestSchema = z.object({ method: z.string(), params: z.array(z.unknown()) })

async function answer(chain: Chain, init: RequestInit | undefined): Promise<Response> {
  const { method, params } = requestSchema.parse(JSON.parse(String(init?.body)))
  return Response.json({ jsonrpc: '2.0', id: 1, result: await answerMethod(chain, method, params) })
}

const callSchema = z.object({ to: z.string(), data: z.templateLiteral(['0x', z.string()]) })
const filterSchema = z.object({
  address: z.string(),
  topics: z.array(z.string()),
  fromBlock: z.string(),
  toBlock: z.string(),
})

function answerMethod(chain: Chain, method: string, [first, second]: readonly unknown[]): unknown {
  switch (method) {
    case 'eth_chainId':
      return `0x${chain.evidence.chainId.toString(16)}`
    case 'eth_call': {
      const { to, data } = callSchema.parse(first)
      const account = readRegistry(chain, to, second)
      return answerRegistryCall(data, async (slot) => readSlot(chain, account, slot))
    }
    case 'eth_getCode':
      return findPreimage(chain.preimages, readRegistry(chain, String(first), second).codeHash)
    case 'eth_getLogs':
      return listLogs(chain, filterSchema.parse(first))
    default:
      throw new Error(`saved evidence does not answer ${method}`)
  }
}

type Account = { storageRoot: Hex; codeHash: Hex }

/** Throws for another contract or block, because the evidence does not contain their state. */
function readRegistry({ evidence, preimages, header }: Chain, address: string, block: unknown): Account {
  if (address.toLowerCase() !== evidence.didRegistry || block !== 'latest')
    throw new Error('only the newest state of the registry was saved')
  const account = readTrie(preimages, header.stateRoot, keccak256(evidence.didRegistry))
  const parts = account === null ? [] : fromRlp(account, 'hex')
  const [, , storageRoot, codeHash] = parts
  if (typeof storageRoot !== 'string' || typeof codeHash !== 'string')
    throw new Error('the chain has no registry at this address')
  return { storageRoot: storageRoot as Hex, codeHash: codeHash as Hex }
}

function readSlot({ preimages }: Chain, { storageRoot }: Account, slot: Hex): Hex {
  const value = readTrie(preimages, storageRoot, keccak256(pad(slot)))
  return value === null ? pad('0x') : pad(fromRlp(value, 'hex') as Hex)
}

/**
 * Answers a search for logs with the attestation's saved record. Saved evidence cannot prove that a
 * range of blocks has no record, so without one this function throws instead of answering with an
 * empty list.
 */
function listLogs(
  { evidence, preimages, believed, header: newest }: Chain,
  filter: z.infer<typeof filterSchema>,
): object[] {
  const { anchor } = evidence
  const header = anchor && believed.get(anchor.block)
  if (!anchor || !header || !isInRange(header.number, filter, newest.number))
    throw new Error('no such record was saved')
  const receipt = readTrie(preimages, header.receiptsRoot, indexKey(anchor.transactionIndex))
  if (receipt === null) throw new Error('the block has no such transaction')
  return readLogs(receipt)
    .map((log, index) => ({
      ...log,
      logIndex: `0x${index.toString(16)}`,
      blockNumber: `0x${header.number.toString(16)}`,
      blockHash: header.hash,
      blockTimestamp: `0x${header.time.toString(16)}`,
      // A receipt does not name its transaction, so this hash stays zero.
      transactionHash: pad('0x'),
    }))
    .filter((log) => log.address === filter.address.toLowerCase() && isSame(log.topics, filter.topics))
}

/**
 * A block after the newest one, whose state is proved, never counts: a key may have been reported
 * stolen after the proved state.
 */
function isInRange(number: number, filter: { fromBlock: string; toBlock: string }, newest: number): boolean {
  const last = filter.toBlock === 'latest' ? newest : Math.min(newest, Number(filter.toBlock))
  return Number(filter.fromBlock) <= number && number <= last
}

const logSchema = z.tuple([z.string(), z.array(z.string()), z.string()])
const receiptSchema = z.tuple([z.string(), z.string(), z.string(), z.array(logSchema)])

function readLogs(receipt: Hex): { address: string; topics: string[]; data: string }[] {
  // Newer receipts begin with the type of their transaction, which is a byte below 0xc0.
  const isTyped = Number.parseInt(receipt.slice(2, 4), 16) < 0xc0
  const parsed = receiptSchema.safeParse(fromRlp(isTyped ? `0x${receipt.slice(4)}` : receipt, 'hex'))
  if (!parsed.success || parsed.data[0] !== '0x01') throw new Error('the transaction of the record failed')
  return parsed.data[3].map(([address, topics, data]) => ({ address, topics, data }))
}

function isSame(topics: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((topic, place) => topic.toLowerCase() === topics[place])
}
