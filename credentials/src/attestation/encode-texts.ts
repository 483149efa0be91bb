import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { bytesToHex, stringToBytes } from 'viem/utils'

const wordLength = 64

/**
 * Encodes texts and an optional bytes32 as `abi.encode` does. viem's encoder would make the page
 * that reads links 3 kB larger.
 */
export function encodeTexts(texts: readonly string[], last?: Hex): Hex {
  if (last !== undefined && !/^0x[0-9a-fA-F]{64}$/.test(last))
    throw new AppError('invalid-input', `${last} is no bytes32`)
  const headLength = 32 * (texts.length + (last === undefined ? 0 : 1))
  let [head, tail] = ['', '']
  for (const text of texts) {
    const bytes = bytesToHex(stringToBytes(text)).slice(2)
    head += encodeNumber(headLength + tail.length / 2)
    tail += encodeNumber(bytes.length / 2) + bytes.padEnd(Math.ceil(bytes.length / wordLength) * wordLength, '0')
  }
  return `0x${head}${last?.slice(2) ?? ''}${tail}`
}

function encodeNumber(value: number): string {
  return value.toString(16).padStart(wordLength, '0')
}
