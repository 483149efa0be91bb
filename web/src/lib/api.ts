import { problemSchema } from '@did/domain/problem'
import type { Route } from '@did/domain/route'
import { sessionRoutes } from '@did/domain/routes/session'
import type { z } from 'zod'
import { ApiError, ConnectionError } from './api-error.ts'
import { currentKeeper, isKeptOnly, nameAnswer } from './kept-answers.ts'
import { reportServerAnswered, reportUnreachable } from './reachability.ts'

type Texts<Schema> = Schema extends z.ZodType ? { [Name in keyof z.input<Schema>]: string | number } : never
type PartOf<R, Key extends string> = Key extends keyof R ? R[Key] : undefined

type Request<R extends Route> = (PartOf<R, 'params'> extends z.ZodType
  ? { params: Texts<PartOf<R, 'params'>> }
  : object) &
  (PartOf<R, 'query'> extends z.ZodType ? { query?: Partial<Texts<PartOf<R, 'query'>>> } : object) &
  (PartOf<R, 'body'> extends z.ZodType ? { body: z.input<PartOf<R, 'body'>> } : object) & {
    signal?: AbortSignal
    /** For creating requests that may be repeated after silence: the server answers the second with the first's result. */
    idempotencyKey?: string
    /** The row's `version`, when an update must not overwrite a newer one. */
    ifMatch?: number
    /** How far to trust what the browser has kept of an answer; 'no-store' is told by the server alone. */
    cache?: RequestCache
  }

type Parsed<R extends Route> = PartOf<R, 'response'> extends z.ZodType ? z.output<PartOf<R, 'response'>> : undefined
/** A GET answers null where there is nothing (404); nothing else does. */
export type Answer<R extends Route> = R['method'] extends 'GET' ? Parsed<R> | null : Parsed<R>

type AnyRequest = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
  signal?: AbortSignal
  idempotencyKey?: string
  ifMatch?: number
  cache?: RequestCache
}

const slowMs = 1000
let whenSignedOut: () => void = () => {}

/** The wallet layer hears here that the server no longer knows the session. */
export function onSignedOut(listener: () => void): void {
  whenSignedOut = listener
}

/**
 * One call of the API's route table. The body goes out as the route's schema takes it, the answer comes back parsed by it.
 * A refusal throws ApiError, silence ConnectionError.
 */
export async function api<R extends Route>(route: R, request: Request<R>): Promise<Answer<R>>
export async function api(route: Route, request: AnyRequest): Promise<unknown> {
  const keeper = currentKeeper()
  const asked = { path: pathOf(route, request), payload: request.query }
  const name = request.cache === 'no-store' ? null : nameAnswer(route, asked)
  const findKept = async () => (keeper && name ? parseAnswer(route, await keeper.find(name)) : null)
  if (isKeptOnly(request.signal)) return (await findKept()) ?? Promise.reject(new ConnectionError('Nothing is kept'))
  const response = await ask(route, request).catch(async (error: unknown) => {
    const kept = error instanceof ConnectionError ? await findKept() : null
    if (kept === null) throw error
    return { kept }
  })
  if ('kept' in response) return response.kept
  if (response.status === 404) {
    if (name) keeper?.drop(name)
    return null
  }
  if (route.response === undefined || response.status === 204) return undefined
  const text = await response.text()
  const answer = route.response.parse(JSON.parse(text))
  if (name) keeper?.keep(name, text)
  return answer
}

/** What was kept may be of an older version of the page: then there is nothing. */
function parseAnswer(route: Route, text: string | null): unknown {
  const parsed = text === null ? null : route.response?.safeParse(parseJson(text))
  return parsed?.success ? parsed.data : null
}

/** A response that is no refusal; "nothing there" is none for who only looks. */
async function ask(route: Route, request: AnyRequest): Promise<Response> {
  const response = await send(route, request)
  if (!response.ok && (response.status !== 404 || route.method !== 'GET')) throw await readRefusal(route, response)
  reportServerAnswered()
  return response
}

async function send(route: Route, request: AnyRequest): Promise<Response> {
  const started = performance.now()
  try {
    return await fetch(urlOf(route, request), {
      method: route.method,
      credentials: 'include',
      headers: headersOf(request),
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(request.cache ? { cache: request.cache } : {}),
      ...(request.signal ? { signal: request.signal } : {}),
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    reportUnreachable('server')
    throw new ConnectionError(`Failed to fetch ${route.path}`, { cause: error })
  } finally {
    const tookMs = Math.round(performance.now() - started)
    if (tookMs > slowMs) console.warn(`Slow request: ${route.method} ${route.path} took ${tookMs} ms`)
  }
}

function pathOf(route: Route, request: AnyRequest): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(request.params?.[name] ?? '')))
}

function urlOf(route: Route, request: AnyRequest): string {
  const path = pathOf(route, request)
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

async function readRefusal(route: Route, response: Response): Promise<Error> {
  const text = await response.text().catch(() => '')
  const problem = problemSchema.safeParse(parseJson(text))
  const message = `${response.status}: ${text || response.statusText}`
  // A gateway without a server behind it answers for it.
  if (!problem.success && response.status >= 502) {
    reportUnreachable('server')
    return new ConnectionError(`Failed to fetch ${route.path} (${response.status})`)
  }
  reportServerAnswered()
  if (!problem.success) return new ApiError('internal', message, { status: response.status })
  const { code, errors } = problem.data
  if (code === 'database-unreachable') reportUnreachable('database')
  if (code === 'chain-unreachable') reportUnreachable('chain')
  // Who asks about the session hears the answer; everybody else did not expect it.
  if (code === 'not-signed-in' && route.path !== sessionRoutes.getSession.path) whenSignedOut()
  return new ApiError(code, message, { status: response.status, fields: errors ?? [] })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
