import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { Route } from '@did/domain/route'
import { installationRoutes } from '@did/domain/routes/installation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../context.ts'
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
/** Runs a creating call once per `Idempotency-Key`; later ones get the first outcome. */
export type Replay = (ctx: Context, call: KeyedCall, run: () => Promise<Outcome>) => Promise<Outcome>

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
type Handler<R extends Route> = (call: Call<R>) => Promise<Result<R> | Answer<Result<R>>>

/** Serves one row of the domain's route table: its schemas parse the request, its response schema decides what may leave. */
export function handle<R extends Route>(app: App, route: R, handler: Handler<R>): void {
  app.handled.add(route)
  app.fastify.route({
    method: route.method,
    url: route.path,
    schema: toSchema(route),
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      assertStarted(app.state, route)
      if (route.who === 'signed-in') request.setDecorator('session', await requireSession(app.ctx, request))
    },
    handler: async (request, reply) => {
      const call = {
        ctx: app.ctx,
        session: request.getDecorator<Session | null>('session'),
        params: request.params,
        query: request.query,
        body: request.body,
        url: request.url,
        ifMatch: request.headers['if-match'],
        request,
      }
      // The schemas above are the route's own, so Fastify has parsed each part to exactly these types.
      const run = async () => toOutcome(route, await handler(call as unknown as Call<R>))
      return send(reply, await runOnce(app, route, request, run))
    },
  })
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

function runOnce(app: App, route: Route, request: FastifyRequest, run: () => Promise<Outcome>): Promise<Outcome> {
  const key = request.headers['idempotency-key']
  const session = request.getDecorator<Session | null>('session')
  if (typeof key !== 'string' || !session || route.method !== 'POST' || route.success !== 201) return run()
  // The path with its ids, not its pattern: the same key for another row is another call.
  const [path = ''] = request.url.split('?', 1)
  return app.replay(app.ctx, { route: path, key, address: session.address, body: request.body ?? null }, run)
}

function toOutcome(route: Route, result: unknown): Outcome {
  const answer = result instanceof Answer ? result : new Answer(result)
  const body = route.success === 204 ? undefined : answer.body
  return { status: answer.status ?? route.success, headers: answer.headers, body }
}

function send(reply: FastifyReply, { status, headers, body }: Outcome) {
  return reply.code(status).headers(headers).send(body)
}
