import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { idTextSchema } from './ids.ts'

/**
 * One API call with all its schemas. The server, the OpenAPI document and the authorization matrix
 * read the table of all routes. A 'signed-in' call answers 401 without a session. Each module's
 * policy has the finer rules.
 */
export type Route = Call & {
  summary: string
  /** The name of the call in the OpenAPI document, when the key in the table is another. */
  operationId?: string
  who: 'public' | 'signed-in'
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  /** The status of a successful answer, 200 by default. An answer with 204 has no body. */
  success?: 201 | 202 | 204
  /** The rate limit that counts the call, if it is not the limit of the call's method. */
  countsAs?: 'sign-in' | 'writes'
  /**
   * The call stores little, and somebody may need it at once. So the server takes it also from a
   * client that has stored as much as it may today.
   */
  isAlwaysTaken?: true
  /** A mail program calls without an `Origin`, and with a form as its body (RFC 8058). */
  isForMailPrograms?: true
  /** The media type of the answer, when it is not `application/json`. */
  mediaType?: string
}

export const idParams = z.object({ id: idTextSchema })
/**
 * The query of a list: at most `limit` entries after the entry `before`. The `Link` header has the
 * URL of the rest.
 */
export const pageQuery = z.object({ limit: z.optional(idTextSchema), before: z.optional(idTextSchema) })

/** Adds to each call what only the server needs to know about it. */
export function describeRoutes<
  const Calls extends Record<string, Call>,
  const Details extends { [Name in keyof Calls]: Omit<Route, 'method' | 'path'> },
>(calls: Calls, details: Details) {
  const routes = Object.entries(details).map(([name, detail]) => [name, { ...calls[name], ...detail }])
  return Object.fromEntries(routes) as {
    [Name in keyof Calls]: Omit<Calls[Name], keyof Details[Name]> & Details[Name]
  }
}
