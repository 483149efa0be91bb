import type { Readable } from 'node:stream'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { Route } from '@did/domain/route'
import { installationRoutes } from '@did/domain/routes/installation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { DatabaseClock, onClock } from '../db/database-clock.ts'
import { findSession } from '../modules/auth/service.ts'
import type { Session } from '../modules/auth/session.ts'
import type { NodeState } from '../modules/health/service.ts'
import { isRefusedWhileFrozen } from '../modules/identity-control/frozen-calls.ts'
import { frozen } from '../modules/identity-control/service.ts'
import { Answer } from './answer.ts'
import type { QueueWork } from './limits/queue-work.ts'
import { readSessionToken } from './session-cookie.ts'

/** At its start, the server compares `handled` with the domain's route table. */
export type App = {
  fastify: FastifyInstance
  ctx: Context
  state: NodeState
  handled: Set<Route>
  replay: Replay
  queueChange: QueueWork
}

/** The answer of an API call, complete enough to be stored and sent again. */
export type Outcome = { status: number; headers: Record<string, string>; body: unknown }
export type KeyedCall = { route: string; key: string; address: Address; body: unknown }
/** `prepare` does the slow part of an API call, and `run` does the rest. */
export type Steps<Prepared> = {
  prepare: () => Promise<Prepared>
  run: (ctx: Context, prepared: Prepared) => Promise<Outcome>
}
/** Runs a creating API call once per `Idempotency-Key`. Later calls get the first outcome. */
export type Replay = <Prepared>(ctx: Context, call: KeyedCall, steps: Steps<Prepared>) => Promise<Outcome>

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined
// biome-ignore lint/suspicious/noConfusingVoidType: a handler of a 204 answer returns nothing
type Result<R extends Route> = R['response'] extends z.ZodMiniType ? z.output<R['response']> : void

export type Call<R extends Route> = {
  ctx: Context
  session: R['who'] extends 'signed-in' ? Session : Session | null
  params: Output<R['params']>
  query: Output<R['query']>
  body: Output<R['body']>
  /** The header `Link` gets the URL of a list's next page from this path with its query. */
  url: string
  ifMatch: string | undefined
  request: FastifyRequest
}
/** A handler that answers with a stream applies the route's schema to each part itself. */
type Handler<R extends Route, Prepared = undefined> = (
  call: Call<R>,
  prepared: Prepared,
) => Promise<Result<R> | Answer<Result<R> | Readable>>
type PreparedHandler<R extends Route, Prepared> = {
  prepare: (call: Call<R>) => Promise<Prepared>
  handler: Handler<R, Prepared>
  /**
   * `prepare` asks a host that the caller names. The host may answer late, so the call waits for
   * its turn only after `prepare`, and the account's other calls do not wait for the host.
   */
  asksOutside?: true
}

/** The route's schemas also limit what may leave the server. */
export function handleRoute<R extends Route>(app: App, route: R, handler: Handler<R>): void {
  handlePreparedRoute(app, route, { prepare: async () => undefined, handler })
}

/**
 * `prepare` does something slow, for instance asks the chain. With an `Idempotency-Key`, the
 * handler runs inside a transaction, and `prepare` runs before that transaction.
 */
export function handlePreparedRoute<R extends Route, Prepared>(
  app: App,
  route: R,
  { prepare, handler, asksOutside }: PreparedHandler<R, Prepared>,
): void {
  app.handled.add(route)
  app.fastify.route({
    method: route.method,
    url: route.path,
    // No call answers HEAD. The handler of GET would do all its work for an answer that nobody
    // receives, and the limits of a client count bytes that are sent.
    exposeHeadRoute: false,
    schema: toSchema(route),
    config: {
      ...(route.countsAs && { countsAs: route.countsAs }),
      ...(route.isForMailPrograms && { isForMailPrograms: true }),
      isStored: route.who === 'signed-in' && route.body !== undefined && !route.isAlwaysTaken,
    },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      assertStarted(app.state, route)
      const clock = new DatabaseClock()
      request.setDecorator('clock', clock)
      if (route.who === 'signed-in')
        request.setDecorator('session', await onClock(clock, () => requireSession(app.ctx, route, request)))
    },
    handler: async (request, reply) => {
      const clock = request.getDecorator<DatabaseClock>('clock')
      const prepareCall = () => prepare(toCall(app.ctx, request))
      const asked = asksOutside ? onClock(clock, prepareCall) : null
      await asked
      const steps = {
        prepare: () => asked ?? prepareCall(),
        run: async (ctx: Context, prepared: Prepared) =>
          toOutcome(route, await handler(toCall(ctx, request), prepared)),
      }
      const run = () =>
        onClock(clock, async () => {
          await judgeSessionAgain(app.ctx, route, request)
          return runOnce(app, route, request, steps)
        })
      return send(reply, await runInTurn(app, route, request, run))
    },
  })
}

/** Fastify has parsed each part with the route's own schemas, so the types are exact. */
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
    ...(route.response && { response: { 200: route.response, 201: route.response, 202: route.response } }),
  }
}

/**
 * The page's configuration needs no query, so a node serves it even before the database has this
 * version's schema.
 */
function assertStarted({ hasStarted }: NodeState, route: Route): void {
  if (!hasStarted && route !== installationRoutes.getConfig)
    throw new AppError('database-unreachable', 'The node is still waiting for its database')
}

async function requireSession(ctx: Context, route: Route, request: FastifyRequest): Promise<Session> {
  const token = readSessionToken(ctx.config, request.headers.cookie)
  const session = token === null ? null : await findSession(ctx, token)
  if (!session) throw new AppError('not-signed-in', 'Sign in first')
  if (session.isFrozen && isRefusedWhileFrozen(route)) throw frozen(session.address)
  return session
}

/**
 * Judges the session of a changing call again when the call's body has arrived and its turn in the
 * queue has come. A thief could otherwise begin a call before a recovery or a freeze, hold the body
 * back, and send it after the recovery has ended everything else of the thief's.
 */
async function judgeSessionAgain(ctx: Context, route: Route, request: FastifyRequest): Promise<void> {
  if (route.who === 'signed-in' && mayChange(route))
    request.setDecorator('session', await requireSession(ctx, route, request))
}

/**
 * A call that may change something of an account waits while other such calls of the account are
 * under way. Each of them may wait for the same row, and would keep a connection to the database
 * for so long that none is left for other people's calls. The calls that do not wait are those that
 * somebody may need at once, and those that have the strict limit of sign-ins.
 */
function runInTurn(
  { queueChange }: App,
  route: Route,
  request: FastifyRequest,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const session = request.getDecorator<Session | null>('session')
  const waits = session && mayChange(route) && !route.isAlwaysTaken && route.countsAs !== 'sign-in'
  return waits ? queueChange(session, run) : run()
}

function mayChange({ method, isChange }: Route): boolean {
  return method !== 'GET' || isChange === true
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
  // An `Idempotency-Key` counts for one path with its ids. A call for other ids is another call.
  const [path = ''] = request.url.split('?', 1)
  return replay(ctx, { route: path, key, address: session.address, body: request.body ?? null }, steps)
}

function toOutcome(route: Route, result: unknown): Outcome {
  const answer = result instanceof Answer ? result : new Answer(result)
  const body = route.success === 204 ? undefined : answer.body
  return { status: answer.status ?? route.success ?? 200, headers: answer.headers, body }
}

function send(reply: FastifyReply, { status, headers, body }: Outcome) {
  return reply.code(status).headers(headers).send(body)
}
