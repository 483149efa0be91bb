import type { Call } from '@did/domain/call'
import { sessionCalls } from '@did/domain/calls/session'
import type { embeddedRoutes } from '@did/domain/embedded-routes'
import { parseJson } from '@did/domain/parse-json'
import { problemSchema } from '@did/domain/problem'
import type { routes } from '@did/domain/routes'
import type { recoveryRoutes } from '@did/domain/routes/recovery'
import type * as z from 'zod/mini'
import { ApiError, ConnectionError } from './api-error.ts'
import { noteServerTime } from './page/device-clock.ts'
import { currentKeeper, isKeptOnly, nameAnswer } from './query/kept-answers.ts'
import { reportServerAnswered, reportUnreachable } from './reachability.ts'

type RouteOf<C extends Call> = Extract<Routes[keyof Routes], { method: C['method']; path: C['path'] }>
type Routes = typeof routes & typeof recoveryRoutes & typeof embeddedRoutes
type Texts<Schema> = Schema extends z.ZodMiniType ? { [Name in keyof z.input<Schema>]: string | number } : never
type PartOf<R, Key extends string> = Key extends keyof R ? R[Key] : undefined

type Request<R> = (PartOf<R, 'params'> extends z.ZodMiniType ? { params: Texts<PartOf<R, 'params'>> } : object) &
  (PartOf<R, 'query'> extends z.ZodMiniType ? { query?: Partial<Texts<PartOf<R, 'query'>>> } : object) &
  (PartOf<R, 'body'> extends z.ZodMiniType ? { body: z.input<PartOf<R, 'body'>> } : object) & {
    signal?: AbortSignal
    /**
     * The server carries out a call with this key only once. If a second call has the same key, the
     * server answers it with the result of the first call.
     */
    idempotencyKey?: string
    /**
     * The version of the entry that an update replaces. The server refuses the update if the entry
     * has a newer version.
     */
    ifMatch?: number
    /**
     * With `no-store`, the page always asks the server, and uses no answer that the browser or the
     * page has stored.
     */
    cache?: RequestCache
    /** If true, the browser goes on with the call after the person has closed the page. */
    keepalive?: boolean
  }

type Parsed<C extends Call> = PartOf<C, 'response'> extends z.ZodMiniType ? z.output<PartOf<C, 'response'>> : undefined
/** A GET returns null if the server answers 404. Other methods never return null. */
export type Answer<C extends Call> = C['method'] extends 'GET' ? Parsed<C> | null : Parsed<C>

type AnyRequest = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
  signal?: AbortSignal
  idempotencyKey?: string
  ifMatch?: number
  cache?: RequestCache
  keepalive?: boolean
}

const slowMs = 1000
let whenSignedOut: () => void = () => {}

/** Sets the function that runs when the server says that the session has ended. */
export function onSignedOut(listener: () => void): void {
  whenSignedOut = listener
}

/**
 * The route determines the types of the request, and the call's schema parses the answer. Throws
 * ApiError if the server refuses the call. If the server does not answer, returns the answer that
 * the page kept earlier, or throws ConnectionError if it kept none.
 */
export async function api<C extends Call>(call: C, request: Request<RouteOf<C>>): Promise<Answer<C>>
export async function api(call: Call, request: AnyRequest): Promise<unknown> {
  const keeper = currentKeeper()
  const asked = { path: pathOf(call, request), payload: request.query }
  const name = request.cache === 'no-store' ? null : nameAnswer(call, asked)
  const findKept = async () => (keeper && name ? parseAnswer(call, await keeper.find(name)) : null)
  if (isKeptOnly(request.signal)) return (await findKept()) ?? Promise.reject(new ConnectionError('Nothing is kept'))
  const response = await ask(call, request).catch(async (error: unknown) => {
    const kept = error instanceof ConnectionError ? await findKept() : null
    if (kept === null) throw error
    return { kept }
  })
  if ('kept' in response) return response.kept
  if (response.status === 404) {
    if (name) keeper?.drop(name)
    return null
  }
  if (call.response === undefined || response.status === 204) return undefined
  const text = await response.text()
  const answer = call.response.parse(JSON.parse(text))
  if (name) keeper?.keep(name, text)
  return answer
}

/**
 * Returns null if the page kept no answer, or if an older version of the page kept an answer of
 * another form.
 */
function parseAnswer(call: Call, text: string | null): unknown {
  const parsed = text === null ? null : call.response?.safeParse(parseJson(text))
  return parsed?.success ? parsed.data : null
}

/** Throws if the server refuses the call. A GET that the server answers with 404 is not refused. */
async function ask(call: Call, request: AnyRequest): Promise<Response> {
  const response = await send(call, request)
  if (!response.ok && (response.status !== 404 || call.method !== 'GET')) throw await readRefusal(call, response)
  reportServerAnswered()
  return response
}

async function send(call: Call, request: AnyRequest): Promise<Response> {
  const started = performance.now()
  try {
    const response = await fetch(urlOf(call, request), {
      method: call.method,
      credentials: call.isAnonymous ? 'omit' : 'include',
      headers: headersOf(request),
      keepalive: request.keepalive ?? false,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      cache: request.cache ?? 'default',
      signal: request.signal ?? null,
    })
    noteServerTime(response)
    return response
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    reportUnreachable('server')
    throw new ConnectionError(`Failed to fetch ${call.path}`, { cause: error })
  } finally {
    const tookMs = Math.round(performance.now() - started)
    if (tookMs > slowMs) console.warn(`Slow request: ${call.method} ${call.path} took ${tookMs} ms`)
  }
}

function pathOf(call: Call, request: AnyRequest): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(request.params?.[name] ?? '')))
}

function urlOf(call: Call, request: AnyRequest): string {
  const path = pathOf(call, request)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request.query ?? {}))
    if (value !== undefined) query.set(name, String(value))
  return query.size === 0 ? path : `${path}?${query}`
}

function headersOf(request: AnyRequest): Record<string, string> {
  return {
    accept: 'application/json',
    ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(request.idempotencyKey ? { 'idempotency-key': request.idempotencyKey } : {}),
    ...(request.ifMatch === undefined ? {} : { 'if-match': `"${request.ifMatch}"` }),
  }
}

async function readRefusal(call: Call, response: Response): Promise<Error> {
  const text = await response.text().catch(() => '')
  const problem = problemSchema.safeParse(parseJson(text))
  const message = `${response.status}: ${text || response.statusText}`
  // An answer of 502 or higher that our server did not write comes from a gateway, behind which the
  // server does not answer.
  if (!problem.success && response.status >= 502) {
    reportUnreachable('server')
    return new ConnectionError(`Failed to fetch ${call.path} (${response.status})`)
  }
  reportServerAnswered()
  if (!problem.success) return new ApiError('internal', message, { status: response.status })
  const { code, errors } = problem.data
  if (code === 'database-unreachable') reportUnreachable('database')
  if (code === 'chain-unreachable') reportUnreachable('chain')
  // Do not report an ended session if this was the call that asks about the session, because its
  // caller handles a missing session.
  if (code === 'not-signed-in' && call.path !== sessionCalls.getSession.path) whenSignedOut()
  return new ApiError(code, message, { status: response.status, fields: errors ?? [] })
}
