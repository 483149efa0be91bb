import type { Hex } from '@did/domain/hex'
import { refuse } from './provider-error.ts'

/**
 * Checks values that come from pages and from storage. This file uses no schema library, because
 * such a library would double the size of the demo wallet's script.
 */
export type UnknownRecord = { readonly [key: string]: unknown }

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)
}

export function isAddress(value: unknown): value is Hex {
  return isHex(value) && value.length === 42
}

export function isPrivateKey(value: unknown): value is Hex {
  return isHex(value) && value.length === 66
}

export function expectText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw refuse.params(`${what} must be text`)
  return value
}

/** A quantity of JSON-RPC is a number in hex. Returns undefined when there is no value. */
export function readQuantity(value: unknown, what: string): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (!isHex(value) || value === '0x') throw refuse.params(`${what} must be a hex number`)
  return BigInt(value)
}

export function readChainId(params: readonly unknown[]): number {
  const [request] = params
  const chainId = isRecord(request) ? readQuantity(request['chainId'], 'chainId') : undefined
  if (chainId === undefined || chainId > BigInt(Number.MAX_SAFE_INTEGER))
    throw refuse.params('chainId must be a hex number')
  return Number(chainId)
}
