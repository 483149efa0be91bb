import { BaseError, HttpRequestError, TimeoutError } from 'viem'

/** Tells whether no JSON-RPC answer came. An HTTP error is no answer, and a refusal is one. */
export function isUnreachable(error: unknown): boolean {
  const isTransport = (cause: unknown) => cause instanceof HttpRequestError || cause instanceof TimeoutError
  return error instanceof BaseError && error.walk(isTransport) !== null
}
