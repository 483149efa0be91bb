import { BaseError, HttpRequestError, TimeoutError } from 'viem'

/**
 * An HTTP error or a timeout means that the chain node gave no JSON-RPC answer. A refusal does not
 * mean that, because a refusal is an answer.
 */
export function isUnreachable(error: unknown): boolean {
  const isTransport = (cause: unknown) => cause instanceof HttpRequestError || cause instanceof TimeoutError
  return error instanceof BaseError && error.walk(isTransport) !== null
}
