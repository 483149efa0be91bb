import type { Hex } from '@did/domain/hex'
import { fromRlp, keccak256, numberToHex, toRlp } from 'viem'
import * as z from 'zod/mini'

/** The members of a block's header that a check needs. `time` is in Unix seconds. */
export type BlockHeader = {
  hash: Hex
  parentHash: Hex
  stateRoot: Hex
  receiptsRoot: Hex
  number: number
  time: number
}

/** Reads a header that `encodeHeader` wrote. Throws for other data. */
export function readHeader(encoded: Hex): BlockHeader {
  const parts = fromRlp(encoded, 'hex')
  if (typeof parts === 'string' || parts.length < 15) throw new Error('this is no header of a block')
  const at = (place: number): Hex => {
    const part = parts[place]
    if (typeof part !== 'string') throw new Error('this is no header of a block')
    return part
  }
  const numberAt = (place: number) => Number(at(place) === '0x' ? 0 : at(place))
  return {
    hash: keccak256(encoded),
    parentHash: at(0),
    stateRoot: at(3),
    receiptsRoot: at(5),
    number: numberAt(8),
    time: numberAt(11),
  }
}

const hex = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]*$/i))])
const quantities = new Set([
  'difficulty',
  'number',
  'gasLimit',
  'gasUsed',
  'timestamp',
  'baseFeePerGas',
  'blobGasUsed',
  'excessBlobGas',
])
/** The order in which a header has its members. Upgrades of Ethereum added the later ones. */
const members = [
  ...['parentHash', 'sha3Uncles', 'miner', 'stateRoot', 'transactionsRoot', 'receiptsRoot', 'logsBloom', 'difficulty'],
  ...['number', 'gasLimit', 'gasUsed', 'timestamp', 'extraData', 'mixHash', 'nonce', 'baseFeePerGas'],
  ...['withdrawalsRoot', 'blobGasUsed', 'excessBlobGas', 'parentBeaconBlockRoot', 'requestsHash'],
]
const blockSchema = z.record(z.string(), z.unknown())

/**
 * Encodes the header in the answer to `eth_getBlockByNumber`. Throws when the hash does not fit,
 * because the block then has members that this code does not know.
 */
export function encodeHeader(answer: unknown): Hex {
  const block = blockSchema.parse(answer)
  const present = members.filter((name) => block[name] !== undefined && block[name] !== null)
  const encoded = toRlp(
    present.map((name) => (quantities.has(name) ? trim(hex.parse(block[name])) : hex.parse(block[name]))),
  )
  if (keccak256(encoded) !== hex.parse(block['hash']).toLowerCase())
    throw new Error('This chain has headers of another form, so nothing can be proved from them')
  return encoded
}

/** Writes a number as RLP does: without leading zeros, and 0 as an empty text. */
export function trim(quantity: Hex): Hex {
  const digits = quantity.slice(2).replace(/^0+/, '')
  return `0x${digits.length % 2 === 1 ? '0' : ''}${digits}`
}

/**
 * Returns a receipt's key in the trie of its block's receipts: the RLP code of the transaction's
 * place in the block.
 */
export function indexKey(index: number): Hex {
  return toRlp(trim(numberToHex(index)))
}
