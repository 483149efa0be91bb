import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { Route } from '@did/domain/route'
import { installationRoutes } from '@did/domain/routes/installation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { DatabaseClock, onClock } from '../db/database-clock.ts'
import { findSession } from '../modules/auth/service.ts'
import type { Session } from '../modules/auth/session.ts'
import type { NodeState } from '../modules/health/service.ts'
import { Answer } from './answer.ts'
import { readSessionToken } from './session-cookie.ts'

/** The server under construction. `handled` is what the start checks against the domain's table. */
export type App = { fastify: FastifyInstance; ctx: Context; state: NodeState; handled: Set<Route>; replay: Replay }

/** What a creating call answered, complete enough to be answered again. */
export type Outcome = { status: number; headers: Record<string, string>; body: unknown }
export type KeyedCall = { route: string; key: string; address: Address; body: unknown }
/** A call in two steps: `prepare` does what is slow, `run` does the rest with the context and the preparation that it gets. */
export type Steps<Prepared> = {
  prepare: () => Promise<Prepared>
  run: (ctx: Context, prepared: Prepared) => Promise<Outcome>
}
/** Runs a creating call once per `Idempotency-Key`; later ones get the first outcome. */
export type Replay = <Prepared>(ctx: Context, call: KeyedCall, steps: Steps<Prepared>) => Promise<Outcome>

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
// biome-ignore lint/suspicious/noConfusingVoidType: a handler of a 204 returns nothing
type Result<R extends Route> = R['response'] extends z.ZodType ? z.output<R['response']> : void

export type Call<R extends Route> = {
  ctx: Context
  session: R['who'] extends 'signed-in' ? Session : Session | null
  params: Output<R['params']>
  query: Output<R['query']>
  body: Output<R['body']>
  /** The request's own path and query, for links to the next page. */
  url: string
  ifMatch: string | undefined
  request: FastifyRequest
}
type Handler<R extends Route, Prepared = undefined> = (
  call: Call<R>,
  prepared: Prepared,
) => Promise<Result<R> | Answer<Result<R>>>
type PreparedHandler<R extends Route, Prepared> = {
  prepare: (call: Call<R>) => Promise<Prepared>
  handler: Handler<R, Prepared>
}

/** Serves one row of the domain's route table: its schemas parse the request, its response schema decides what may leave. */
export function handle<R extends Route>(app: App, route: R, handler: Handler<R>): void {
  serve(app, route, { prepare: async () => undefined, handler })
}

/**
 * Serves a row whose handler needs something slow first, such as an answer of the chain. A creating handler runs inside a transaction
 * when the call has an `Idempotency-Key`, so `prepare` gets it before.
 */
export function handlePrepared<R extends Route, Prepared>(
  app: App,
  route: R,
  steps: PreparedHandler<R, Prepared>,
): void {
  serve(app, route, steps)
}

function serve<R extends Route, Prepared>(
  app: App,
  route: R,
  { prepare, handler }: PreparedHandler<R, Prepared>,
): void {
  app.handled.add(route)
  app.fastify.route({
    method: route.method,
    url: route.path,
    schema: toSchema(route),
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      assertStarted(app.state, route)
      const clock = new DatabaseClock()
      request.setDecorator('clock', clock)
      if (route.who === 'signed-in')
        request.setDecorator('session', await onClock(clock, () => requireSession(app.ctx, request)))
    },
    handler: async (request, reply) => {
      const steps = {
        prepare: () => prepare(toCall(app.ctx, request)),
        run: async (ctx: Context, prepared: Prepared) =>
          toOutcome(route, await handler(toCall(ctx, request), prepared)),
      }
      const clock = request.getDecorator<DatabaseClock>('clock')
      return send(reply, await onClock(clock, () => runOnce(app, route, request, steps)))
    },
  })
}

/** The schemas are the route's own, so Fastify has parsed each part to exactly these types. */
function toCall<R extends Route>(ctx: Context, request: FastifyRequest): Call<R> {
  const call = {
    ctx,
    session: request.getDecorator<Session | null>('session'),
    params: request.params,
    query: request.query,
    body: request.body,
    url: request.url,
    ifMatch: request.headers['if-match'],
    request,
  }
  return call as unknown as Call<R>
}

function toSchema(route: Route) {
  return {
    summary: route.summary,
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    ...(route.response && { response: { 200: route.response, 201: route.response } }),
  }
}

/** Until the schema is this version's, no query can be trusted. What the page is pinned to needs no database. */
function assertStarted({ hasStarted }: NodeState, route: Route): void {
  if (!hasStarted && route !== installationRoutes.getConfig)
    throw new AppError('database-unreachable', 'The node is still waiting for its database')
}

async function requireSession(ctx: Context, request: FastifyRequest): Promise<Session> {
  const token = readSessionToken(ctx.config, request.headers.cookie)
  const session = token === null ? null : await findSession(ctx, token)
  if (!session) throw new AppError('not-signed-in', 'Sign in first')
  return session
}

async function runOnce<Prepared>(
  { ctx, replay }: App,
  route: Route,
  request: FastifyRequest,
  steps: Steps<Prepared>,
): Promise<Outcome> {
  const key = request.headers['idempotency-key']
  const session = request.getDecorator<Session | null>('session')
  if (typeof key !== 'string' || !session || route.method !== 'POST' || route.success !== 201)
    return steps.run(ctx, await steps.prepare())
  // The path with its ids, not its pattern: the same key for another row is another call.
  const [path = ''] = request.url.split('?', 1)
  return replay(ctx, { route: path, key, address: session.address, body: request.body ?? null }, steps)
}

function toOutcome(route: Route, result: unknown): Outcome {
  const answer = result instanceof Answer ? result : new Answer(result)
  const body = route.success === 204 ? undefined : answer.body
  return { status: answer.status ?? route.success, headers: answer.headers, body }
}

function send(reply: FastifyReply, { status, headers, body }: Outcome) {
  return reply.code(status).headers(headers).send(body)
}
