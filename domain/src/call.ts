import type * as z from 'zod/mini'

/**
 * What the page knows about an API call. The request's schema is missing here, so that the page
 * does not have to load it.
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
