import type { Address, Hex } from '@did/domain/hex'
import * as z from 'zod/mini'
import type { Block, ChainReader } from './chain-reader.ts'
import { addressTopic, eventTopics } from './registry-calls.ts'

const quantity = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,13}$/))
const bytes32 = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))
const logSchema = z.object({
  address: z.string(),
  topics: z.array(z.string()).check(z.maxLength(4)),
  data: z.string(),
  blockNumber: quantity,
  blockHash: bytes32,
  transactionHash: bytes32,
  logIndex: quantity,
  /** Only some endpoints send the block's time with a log. Otherwise, the block has to be read. */
  blockTimestamp: z.optional(quantity),
  removed: z.optional(z.boolean()),
})
const logsSchema = z.array(logSchema).check(z.maxLength(10_000))
const blockSchema = z.object({ number: quantity, hash: bytes32, timestamp: quantity })

/**
 * The record of an attestation's digest on the chain. The time of the record's block (Unix seconds)
 * counts as the signing time. `isEarliest` is false when the endpoint failed to search for earlier
 * records.
 */
export type Anchor = { block: number; time: number; transaction: Hex; isEarliest: boolean }

export type RegistryLog = {
  block: number
  blockHash: string
  time: number | null
  index: number
  transaction: Hex
  /** The log's topics are in lower case. */
  topics: readonly string[]
  data: string
}
type Place = { didRegistry: Address; deployedAtBlock: number }
type Revoked = { didRegistry: Address; verifier: Address; digest: Hex; fromBlock: Block }
export type LogQuestion = {
  didRegistry: Address
  topics: readonly (Hex | readonly Hex[])[]
  fromBlock: Block
  toBlock: Block
}

/**
 * Finds the earliest `Anchored` event of a digest, or null. The link names the block `hint`.
 * Anybody could have made the link, so all blocks are searched, too. If the endpoint refuses this
 * search, only the event in the hint's block counts. Throws without a reliable answer.
 */
export async function findAnchor(
  reader: ChainReader,
  { didRegistry, deployedAtBlock, digest, hint }: Place & { digest: Hex; hint: number | null },
): Promise<Anchor | null> {
  const topics = [eventTopics.anchored, digest]
  const search = (fromBlock: Block, toBlock: Block) => readLogs(reader, { didRegistry, topics, fromBlock, toBlock })
  const [near, whole] = await Promise.allSettled([
    hint === null ? [] : search(hint, hint),
    search(deployedAtBlock, 'latest'),
  ])
  const found = [near, whole].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const [first] = found.toSorted(compareLogs)
  const isEarliest = whole.status === 'fulfilled'
  if (!first) {
    if (!isEarliest) throw whole.reason
    return null
  }
  return { block: first.block, time: await readTime(reader, first), transaction: first.transaction, isEarliest }
}

/**
 * Returns the reason (32 bytes) in the `AttestationRevoked` event of a digest. Throws if the chain
 * has no such event.
 */
export async function findRevocationReason(
  reader: ChainReader,
  { didRegistry, verifier, digest, fromBlock }: Revoked,
): Promise<string> {
  const topics = [eventTopics.attestationRevoked, addressTopic(verifier), digest]
  const [revoked] = await readLogs(reader, { didRegistry, topics, fromBlock, toBlock: 'latest' })
  if (!revoked || !/^0x[0-9a-fA-F]{64}$/.test(revoked.data)) throw new Error('the chain has no such revocation')
  return revoked.data
}

/**
 * Reads logs in the chain's order. Throws for a log that was not asked for. If the question allows
 * several events at one place, a log may have more topics than the question.
 */
export async function readLogs(
  reader: ChainReader,
  { didRegistry, topics, fromBlock, toBlock }: LogQuestion,
): Promise<RegistryLog[]> {
  const answer = await reader.readLogs({ address: didRegistry, topics, fromBlock, toBlock })
  const logs = logsSchema.parse(answer).filter((log) => log.removed !== true)
  const isExact = topics.every((topic) => typeof topic === 'string')
  const isForeign = (log: z.infer<typeof logSchema>) =>
    log.address.toLowerCase() !== didRegistry.toLowerCase() ||
    (isExact && log.topics.length !== topics.length) ||
    topics.some((wanted, place) => !matches(log.topics[place], wanted)) ||
    Number(log.blockNumber) < Number(fromBlock === 'latest' ? 0 : fromBlock) ||
    (toBlock !== 'latest' && Number(log.blockNumber) > toBlock)
  if (logs.some(isForeign)) throw new Error('the chain told of another event than was asked for')
  return logs
    .map(({ blockNumber, blockHash, blockTimestamp, logIndex, transactionHash, topics, data }) => ({
      block: Number(blockNumber),
      blockHash: blockHash.toLowerCase(),
      time: blockTimestamp === undefined ? null : Number(blockTimestamp),
      index: Number(logIndex),
      transaction: `0x${transactionHash.slice(2).toLowerCase()}` as const,
      topics: topics.map((topic) => topic.toLowerCase()),
      data,
    }))
    .toSorted(compareLogs)
}

function matches(topic: string | undefined, wanted: Hex | readonly Hex[]): boolean {
  const known = typeof wanted === 'string' ? [wanted] : wanted
  return known.some((each) => each.toLowerCase() === topic?.toLowerCase())
}

function compareLogs(a: RegistryLog, b: RegistryLog): number {
  return a.block - b.block || a.index - b.index
}

/** Reads when a log's block was made, in Unix seconds. */
export async function readTime(reader: ChainReader, { time, block, blockHash }: RegistryLog): Promise<number> {
  if (time !== null) return time
  const { number, hash, timestamp } = blockSchema.parse(await reader.readBlock(block))
  if (Number(number) !== block || hash.toLowerCase() !== blockHash)
    throw new Error('the chain told of another block than was asked for')
  return Number(timestamp)
}
