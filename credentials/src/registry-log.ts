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
  /** Not every endpoint tells it yet; where it stands, one question less has to be asked. */
  blockTimestamp: z.optional(quantity),
  removed: z.optional(z.boolean()),
})
const logsSchema = z.array(logSchema).check(z.maxLength(10_000))
const blockSchema = z.object({ number: quantity, hash: bytes32, timestamp: quantity })

/**
 * Where the chain keeps an attestation's digest, and since when: the block's time is the signing time that counts (unix seconds).
 * `isEarliest` is false when the endpoint refused to search the whole range, so that an earlier anchor may exist.
 */
export type Anchor = { block: number; time: number; transaction: Hex; isEarliest: boolean }

type RegistryLog = {
  block: number
  blockHash: string
  time: number | null
  index: number
  transaction: Hex
  data: string
}
type Place = { didRegistry: Address; deployedAtBlock: number }
type LogQuestion = { didRegistry: Address; topics: readonly Hex[]; fromBlock: Block; toBlock: Block }

/**
 * The earliest `Anchored` event of a digest; null when there is none. `hint` is a block that the link names. Whoever made the link
 * chose the hint, so the whole range is searched as well, and the earliest event of both answers counts. Where the endpoint refuses
 * the range, the event in the hint's block stands alone. Throws when neither question finds an answer that can be relied on.
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
  const time = first.time ?? (await readTime(reader, first))
  return { block: first.block, time, transaction: first.transaction, isEarliest }
}

/** The 32 bytes of reason in the `AttestationRevoked` event of a digest. Throws when they cannot be found. */
export async function findRevocationReason(
  reader: ChainReader,
  {
    didRegistry,
    verifier,
    digest,
    fromBlock,
  }: { didRegistry: Address; verifier: Address; digest: Hex; fromBlock: Block },
): Promise<string> {
  const topics = [eventTopics.attestationRevoked, addressTopic(verifier), digest]
  const [revoked] = await readLogs(reader, { didRegistry, topics, fromBlock, toBlock: 'latest' })
  if (!revoked || !/^0x[0-9a-fA-F]{64}$/.test(revoked.data)) throw new Error('the chain has no such revocation')
  return revoked.data
}

/** In the chain's order. One log that was not asked for makes the whole answer worthless. */
async function readLogs(
  reader: ChainReader,
  { didRegistry, topics, fromBlock, toBlock }: LogQuestion,
): Promise<RegistryLog[]> {
  const answer = await reader.readLogs({ address: didRegistry, topics, fromBlock, toBlock })
  const logs = logsSchema.parse(answer).filter((log) => log.removed !== true)
  const isForeign = (log: z.infer<typeof logSchema>) =>
    log.address.toLowerCase() !== didRegistry.toLowerCase() ||
    log.topics.length !== topics.length ||
    log.topics.some((topic, place) => topic.toLowerCase() !== topics[place]?.toLowerCase()) ||
    Number(log.blockNumber) < Number(fromBlock === 'latest' ? 0 : fromBlock) ||
    (toBlock !== 'latest' && Number(log.blockNumber) > toBlock)
  if (logs.some(isForeign)) throw new Error('the chain told of another event than was asked for')
  return logs
    .map(({ blockNumber, blockHash, blockTimestamp, logIndex, transactionHash, data }) => ({
      block: Number(blockNumber),
      blockHash: blockHash.toLowerCase(),
      time: blockTimestamp === undefined ? null : Number(blockTimestamp),
      index: Number(logIndex),
      transaction: `0x${transactionHash.slice(2).toLowerCase()}` as const,
      data,
    }))
    .toSorted(compareLogs)
}

/** Orders logs as the chain does. */
function compareLogs(a: RegistryLog, b: RegistryLog): number {
  return a.block - b.block || a.index - b.index
}

async function readTime(reader: ChainReader, { block, blockHash }: RegistryLog): Promise<number> {
  const { number, hash, timestamp } = blockSchema.parse(await reader.readBlock(block))
  if (Number(number) !== block || hash.toLowerCase() !== blockHash)
    throw new Error('the chain told of another block than was asked for')
  return Number(timestamp)
}
