import { BaseError, HttpRequestError, TimeoutError } from 'viem'

/**
 * Tells whether an error means that the chain node gave no JSON-RPC answer. HTTP errors and
 * timeouts mean that. A refusal does not, because a refusal is an answer.
 */
export function isUnreachable(error: unknown): boolean {
  const isTransport = (cause: unknown) => cause instanceof HttpRequestError || cause instanceof TimeoutError
  return error instanceof BaseError && error.walk(isTransport) !== null
}
