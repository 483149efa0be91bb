import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { keccak_256 } from '@noble/hashes/sha3'
import { utf8ToBytes } from '@noble/hashes/utils'
import { bytesToHex, hexToBytes } from 'viem'
import * as z from 'zod/mini'

/**
 * A change of an identity in the EthereumDIDRegistry (ERC-1056). `validTo` is in Unix seconds. A
 * name that is no text affects no DID document.
 */
export type EthrEvent = { block: number } & (
  | { kind: 'owner'; owner: Address }
  | { kind: 'delegate'; name: string; delegate: Address; validTo: bigint }
  | { kind: 'attribute'; name: string; value: Hex; validTo: bigint }
)

/**
 * One log of the registry. `bytes` is the length of its data. `event` is null for a log that
 * changes no DID document.
 */
export type EthrLog = { block: number; index: number; bytes: number; previousChange: number; event: EthrEvent | null }

const quantity = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,13}$/))
const logSchema = z.object({
  address: z.string(),
  topics: z.array(z.string()),
  data: z.string().check(z.regex(/^0x(?:[0-9a-fA-F]{2})*$/)),
  blockNumber: quantity,
  logIndex: quantity,
})
const logsSchema = z.array(logSchema)

const topicOf = (signature: string) => bytesToHex(keccak_256(utf8ToBytes(signature)))
const topics = {
  owner: topicOf('DIDOwnerChanged(address,address,uint256)'),
  delegate: topicOf('DIDDelegateChanged(address,bytes32,address,uint256,uint256)'),
  attribute: topicOf('DIDAttributeChanged(address,bytes32,bytes,uint256,uint256)'),
}

/** Parses the answer to `eth_getLogs` for one identity and block, in the order of the logs. */
export function parseEthrLogs(answer: unknown, asked: { registry: Address; block: number }): EthrLog[] {
  return logsSchema
    .parse(answer)
    .map((log) => {
      if (toAddress(log.address) !== asked.registry || Number(log.blockNumber) !== asked.block)
        throw new Error('the chain told of another event than was asked for')
      return parseLog(log)
    })
    .toSorted((a, b) => a.index - b.index)
}

function parseLog({ topics: [topic], data, blockNumber, logIndex }: z.infer<typeof logSchema>): EthrLog {
  const place = { block: Number(blockNumber), index: Number(logIndex), bytes: data.length / 2 - 1 }
  const words = readWords(data)
  const { block } = place
  if (topic === topics.owner) {
    const event = { block, kind: 'owner', owner: words.address(0) } as const
    return { ...place, previousChange: Number(words.uint(1)), event }
  }
  const name = decodeName(words.bytes32(0))
  const previousChange = Number(words.uint(3))
  if (topic === topics.delegate) {
    const change = { block, kind: 'delegate', delegate: words.address(1), validTo: words.uint(2) } as const
    return { ...place, previousChange, event: name === null ? null : { ...change, name } }
  }
  if (topic === topics.attribute) {
    const change = { block, kind: 'attribute', value: words.bytes(1), validTo: words.uint(2) } as const
    return { ...place, previousChange, event: name === null ? null : { ...change, name } }
  }
  throw new Error('the registry has no such event')
}

function readWords(data: string) {
  const word = (index: number) => {
    const found = data.slice(2 + 64 * index, 66 + 64 * index)
    if (found.length !== 64) throw new Error('an event of the registry is too short')
    return found
  }
  const uint = (index: number) => BigInt(`0x${word(index)}`)
  return {
    uint,
    bytes32: (index: number): Hex => `0x${word(index)}`,
    address: (index: number) => toAddress(`0x${word(index).slice(24)}`),
    bytes: (index: number): Hex => {
      const start = Number(uint(index)) / 32
      const length = Number(uint(start))
      const from = 2 + 64 * (start + 1)
      const found = data.slice(from, from + 2 * length)
      if (found.length !== 2 * length) throw new Error('an event of the registry is too short')
      return `0x${found}`
    },
  }
}

/** Reads 32 bytes as UTF-8 text that is padded with zeros. Returns null for other bytes. */
function decodeName(bytes: Hex): string | null {
  return decodeText(bytes)?.replace(/\0+$/, '') ?? null
}

/** Reads bytes as UTF-8 text. Returns null for bytes that are not UTF-8. */
export function decodeText(bytes: Hex): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(bytes))
  } catch {
    return null
  }
}
