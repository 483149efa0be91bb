import type { Hex } from '@did/domain/hex'
import { concat, decodeFunctionData, encodeFunctionResult, keccak256, numberToHex, pad } from 'viem'

/** Reads 32 bytes of the registry's storage. */
export type ReadSlot = (slot: Hex) => Promise<Hex>

/** The registry's functions that a verdict calls. */
const abi = [
  {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{ name: 'owner', type: 'address' }],
    outputs: [{ name: '', type: 'uint256' }],
  },
  {
    type: 'function',
    name: 'accreditationAt',
    stateMutability: 'view',
    inputs: [
      { name: 'verifier', type: 'address' },
      { name: 'time', type: 'uint64' },
    ],
    outputs: [
      { name: 'accredited', type: 'bool' },
      { name: 'name_', type: 'string' },
      { name: 'domain', type: 'string' },
      { name: 'since', type: 'uint64' },
    ],
  },
  {
    type: 'function',
    name: 'revokedAt',
    stateMutability: 'view',
    inputs: [
      { name: 'verifier', type: 'address' },
      { name: 'digest', type: 'bytes32' },
    ],
    outputs: [{ name: '', type: 'uint64' }],
  },
  {
    type: 'function',
    name: 'controllerOf',
    stateMutability: 'view',
    inputs: [{ name: 'identity', type: 'address' }],
    outputs: [
      { name: 'controller', type: 'address' },
      { name: 'since', type: 'uint64' },
      { name: 'byRecovery', type: 'bool' },
    ],
  },
  {
    type: 'function',
    name: 'frozenSince',
    stateMutability: 'view',
    inputs: [{ name: 'identity', type: 'address' }],
    outputs: [{ name: '', type: 'uint64' }],
  },
] as const

/** The storage slots into which the compiler of DidRegistry.sol puts its state variables. */
const slots = { balances: 3, controls: 11, standings: 16, standingByTime: 17, suspendedFrom: 18, revokedAt: 19 }

/**
 * Answers a call of the registry from its storage, as `eth_call` does. Throws for a function that
 * no verdict calls. A test compares the answers with the contract's.
 */
export async function answerRegistryCall(data: Hex, read: ReadSlot): Promise<Hex> {
  const call = decodeFunctionData({ abi, data })
  switch (call.functionName) {
    case 'balanceOf': {
      const result = BigInt(await read(entryOf(slots.balances, call.args[0])))
      return encodeFunctionResult({ abi, functionName: 'balanceOf', result })
    }
    case 'revokedAt': {
      const [verifier, digest] = call.args
      const word = await read(entryOf(entryOf(slots.revokedAt, verifier), digest))
      return encodeFunctionResult({ abi, functionName: 'revokedAt', result: bitsOf(word, 0, 64) })
    }
    case 'controllerOf': {
      const word = await read(entryOf(slots.controls, call.args[0]))
      const named = toAddress(bitsOf(word, 0, 160))
      const controller = BigInt(named) === 0n ? call.args[0] : named
      const result = [controller, bitsOf(word, 160, 40), bitsOf(word, 240, 8) === 1n] as const
      return encodeFunctionResult({ abi, functionName: 'controllerOf', result })
    }
    case 'frozenSince': {
      const word = await read(entryOf(slots.controls, call.args[0]))
      return encodeFunctionResult({ abi, functionName: 'frozenSince', result: bitsOf(word, 200, 40) })
    }
    case 'accreditationAt': {
      const [verifier, time] = call.args
      const result = await readAccreditation(read, verifier, time)
      return encodeFunctionResult({ abi, functionName: 'accreditationAt', result })
    }
  }
}

type Answered = readonly [accredited: boolean, name: string, domain: string, since: bigint]

async function readAccreditation(read: ReadSlot, verifier: Hex, time: bigint): Promise<Answered> {
  const place = await findStanding(read, verifier, time)
  if (place === null) return [false, '', '', 0n]
  const word = await read(shift(place, 0n))
  const [isAccredited, since] = [bitsOf(word, 0, 8) === 1n, bitsOf(word, 8, 64)]
  const name = await readText(read, shift(place, 1n))
  const domain = await readText(read, shift(place, 2n))
  const from = bitsOf(await read(entryOf(entryOf(slots.suspendedFrom, verifier), numberToHex(since))), 0, 64)
  return from === 0n || time < from ? [isAccredited, name, domain, since] : [false, name, domain, from]
}

/** Returns the slot of the verifier's last standing that began at `time` or before, or null. */
async function findStanding(read: ReadSlot, verifier: Hex, time: bigint): Promise<Hex | null> {
  const checkpoints = entryOf(slots.standingByTime, verifier)
  for (let number = BigInt(await read(checkpoints)); number > 0n; number--) {
    const word = await read(shift(keccak256(checkpoints), number - 1n))
    if (bitsOf(word, 0, 96) > time) continue
    const position = bitsOf(word, 96, 160)
    const standingSlots = 3n
    return position === 0n
      ? null
      : shift(keccak256(entryOf(slots.standings, verifier)), (position - 1n) * standingSlots)
  }
  return null
}

/**
 * A slot contains a text of at most 31 bytes. A longer text begins at the slot whose number is the
 * hash of this slot's number.
 */
async function readText(read: ReadSlot, slot: Hex): Promise<string> {
  const word = await read(slot)
  const mark = bitsOf(word, 0, 8)
  if (mark % 2n === 0n) return toText(word, Number(mark) / 2)
  const length = (Number(BigInt(word)) - 1) / 2
  const words: Hex[] = []
  for (let place = 0n; Number(place) * 32 < length; place++) words.push(await read(shift(keccak256(slot), place)))
  return toText(concat(words), length)
}

function toText(hex: Hex, length: number): string {
  return new TextDecoder().decode(Uint8Array.fromHex(hex.slice(2, 2 + 2 * length)))
}

function entryOf(mapping: number | Hex, key: Hex): Hex {
  const slot = typeof mapping === 'number' ? numberToHex(mapping) : mapping
  return keccak256(concat([pad(key), pad(slot)]))
}

function shift(slot: Hex, by: bigint): Hex {
  return numberToHex(BigInt.asUintN(256, BigInt(slot) + by), { size: 32 })
}

function bitsOf(word: Hex, start: number, length: number): bigint {
  return BigInt.asUintN(length, BigInt(word) >> BigInt(start))
}

function toAddress(value: bigint): Hex {
  return numberToHex(value, { size: 20 })
}
