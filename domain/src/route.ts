import { z } from 'zod'
import { idTextSchema } from './ids.ts'

/**
 * One row per call of the API: server, page, OpenAPI and the authorization matrix read this table.
 * `who: 'public'` needs no session; 'signed-in' answers 401 without one; finer rules are the module's policy.
 */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `:name` parameters. */
  path: `/${string}`
  summary: string
  who: 'public' | 'signed-in'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The status of success. 204 has no body. */
  success: 200 | 201 | 204
  response?: z.ZodType
  /** Of the answer, where it is not JSON as such. */
  mediaType?: string
}

export const idParams = z.object({ id: idTextSchema })
/** Newest first; the next page is named by the `Link` header. */
export const pageQuery = z.object({ limit: idTextSchema.optional(), before: idTextSchema.optional() })
