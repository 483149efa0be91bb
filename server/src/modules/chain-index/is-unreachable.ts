import { BaseError, HttpRequestError, TimeoutError } from 'viem'

/** Whether the node did not answer at all, rather than refuse. */
export function isUnreachable(error: unknown): boolean {
  const isTransport = (cause: unknown) => cause instanceof HttpRequestError || cause instanceof TimeoutError
  return error instanceof BaseError && error.walk(isTransport) !== null
}
