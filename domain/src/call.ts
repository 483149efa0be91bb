import type * as z from 'zod/mini'

/**
 * What the page knows about an API call. The schema of the request is missing, so that the page
 * need not load this schema.
 */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  /** `response` is absent for an answer without a body (204). */
  response?: z.ZodMiniType
  /**
   * Marks a GET with the same answer for everybody. The page sends no cookie with it, so that the
   * server cannot tell which account acts.
   */
  isAnonymous?: true
}
