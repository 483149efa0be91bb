import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { idTextSchema } from './ids.ts'

/**
 * One API call with all its schemas, for the server, the OpenAPI document and the authorization
 * matrix. With `who` 'signed-in', the call answers 401 without a session. Each module's policy
 * contains the finer rules.
 */
export type Route = Call & {
  summary: string
  /** The name of the call in the OpenAPI document, by default its key in the table of calls. */
  operationId?: string
  who: 'public' | 'signed-in'
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  /** The status of a successful answer, 200 by default. An answer with 204 has no body. */
  success?: 201 | 202 | 204
  /**
   * The rate limit for which the call counts. By default, it follows from the call's HTTP method.
   */
  countsAs?: 'sign-in' | 'writes' | 'reads'
  /** The call changes something although its method is GET. So the call waits for its turn. */
  isChange?: true
  /**
   * The call stores little, and somebody may need it at once. So the server accepts the call even
   * from a client that has already stored its allowed number of bytes on this day, and the call
   * does not wait for other calls of its account.
   */
  isAlwaysTaken?: true
  /**
   * Mail programs make this call, without an `Origin` header and with a form as the body (RFC
   * 8058).
   */
  isForMailPrograms?: true
  /** The media type of the answer, `application/json` by default. */
  mediaType?: string
}

export const idParams = z.object({ id: idTextSchema })
/**
 * The query for one part of a list: at most `limit` entries, beginning with the entry that follows
 * the entry `before`. The `Link` header of the answer has the URL of the rest.
 */
export const pageQuery = z.object({ limit: z.optional(idTextSchema), before: z.optional(idTextSchema) })

/** Combines what the page knows about each call with what only the server needs to know. */
export function describeRoutes<
  const Calls extends Record<string, Call>,
  const Details extends { [Name in keyof Calls]: Omit<Route, 'method' | 'path'> },
>(calls: Calls, details: Details) {
  const routes = Object.entries(details).map(([name, detail]) => [name, { ...calls[name], ...detail }])
  return Object.fromEntries(routes) as {
    [Name in keyof Calls]: Omit<Calls[Name], keyof Details[Name]> & Details[Name]
  }
}
