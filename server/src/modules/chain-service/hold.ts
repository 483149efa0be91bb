import { BaseError, ExecutionRevertedError, InsufficientFundsError } from 'viem'
import { isUnreachable } from '../chain-index/is-unreachable.ts'

/** What keeps the service's account from sending; null when nothing does. */
export type Hold = 'no-funds' | 'not-permitted' | 'refused' | null

/** What a node's refusal means for the account. Throws what is no refusal: then nothing is known. */
export function readHold(error: unknown): Hold {
  if (isUnreachable(error) || !(error instanceof BaseError)) throw error
  const text = describe(error)
  // Nodes word these as they like; each of them is settled by looking at the chain again.
  if (/already known|already imported|known transaction|nonce too low|nonce is too low/i.test(text)) return null
  if (error.walk((cause) => cause instanceof InsufficientFundsError) !== null) return 'no-funds'
  return /insufficient funds|insufficient balance|gas required exceeds/i.test(text) ? 'no-funds' : 'refused'
}

export function isRevert(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const isReverted = (cause: unknown) => cause instanceof ExecutionRevertedError
  return error.walk(isReverted) !== null || /execution reverted/i.test(describe(error))
}

/** Also what a node says when the gas that a call may have at most is not enough. */
export function isOutOfGas(error: unknown): boolean {
  return error instanceof BaseError && /out of gas|gas required exceeds/i.test(describe(error))
}

function describe(error: BaseError): string {
  return `${error.message}\n${error.details}`
}
