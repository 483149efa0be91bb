import { BaseError, HttpRequestError, TimeoutError } from 'viem'

/** Tells whether no JSON-RPC answer came (an HTTP error is not one). A refusal is an answer. */
export function isUnreachable(error: unknown): boolean {
  const isTransport = (cause: unknown) => cause instanceof HttpRequestError || cause instanceof TimeoutError
  return error instanceof BaseError && error.walk(isTransport) !== null
}
