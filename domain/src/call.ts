import type * as z from 'zod/mini'

/**
 * An API call, as the page knows it. It has no schema of the request, so that the page need not
 * load one.
 */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  /** `response` is absent for an answer without a body (204). */
  response?: z.ZodMiniType
  /**
   * Marks a GET whose answer is the same for everybody. The page sends no cookie with such a call,
   * so that the server cannot tell which account acts.
   */
  isAnonymous?: true
}
