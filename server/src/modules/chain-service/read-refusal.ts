import { BaseError, ExecutionRevertedError, InsufficientFundsError } from 'viem'
import { isUnreachable } from '../chain-index/is-unreachable.ts'

export type Hold = 'no-funds' | 'not-permitted' | 'refused' | null

/**
 * Returns null if the reason for a chain node's refusal does not stop further sending. Throws
 * errors that are not refusals.
 */
export function readHold(error: unknown): Hold {
  if (isUnreachable(error) || !(error instanceof BaseError)) throw error
  const text = readText(error)
  // A nonce that is already used does not stop further sending. Chain nodes name this reason in
  // different words.
  if (/nonce too low|nonce is too low/i.test(text)) return null
  if (error.walk((cause) => cause instanceof InsufficientFundsError) !== null) return 'no-funds'
  return /insufficient funds|insufficient balance|gas required exceeds/i.test(text) ? 'no-funds' : 'refused'
}

export function isKnown(error: unknown): boolean {
  return error instanceof BaseError && /already known|already imported|known transaction/i.test(readText(error))
}

export function isRevert(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const isReverted = (cause: unknown) => cause instanceof ExecutionRevertedError
  return error.walk(isReverted) !== null || /execution reverted/i.test(readText(error))
}

/** The call needs more gas than its limit, or more than its account can pay for. */
export function isOutOfGas(error: unknown): boolean {
  return error instanceof BaseError && /out of gas|gas required exceeds/i.test(readText(error))
}

function readText(error: BaseError): string {
  return `${error.message}\n${error.details}`
}
