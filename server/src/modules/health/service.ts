import type { Context } from '../../context.ts'
import { createSettingsCheck } from './wrong-settings.ts'

export type NodeState = {
  /** True once the database has the schema of the server version that this node runs. */
  hasStarted: boolean
  isDraining: boolean
  isListening: () => boolean
  databaseAnsweredAt: Date
  /**
   * Returns a sentence for each setting that does not fit the chain, as far as the chain has
   * answered.
   */
  findWrongSettings: () => Promise<readonly string[]>
  wrongSettings: readonly string[]
}
export type Parts = Record<'database' | 'doorbell' | 'chain', boolean>

/** After this time without a database, a load balancer should prefer another node. */
export const readyWithoutDatabaseMs = 10_000
const patienceMs = 3000

/**
 * The database already has the schema of the node's version. The members of `known` replace the
 * default values.
 */
export function createNodeState(ctx: Context, known: Partial<NodeState> = {}): NodeState {
  return {
    hasStarted: true,
    isDraining: false,
    isListening: () => true,
    databaseAnsweredAt: ctx.now(),
    findWrongSettings: createSettingsCheck(ctx),
    wrongSettings: [],
    ...known,
  }
}

/**
 * A node that does not reach the chain should get requests, because people can read without the
 * chain. A node with wrong settings should get none, because people's actions would fail or be
 * lost.
 */
export function isReady({ now }: Pick<Context, 'now'>, state: NodeState): boolean {
  const withoutDatabaseMs = now().getTime() - state.databaseAnsweredAt.getTime()
  const isAnswered = withoutDatabaseMs < readyWithoutDatabaseMs
  return state.hasStarted && !state.isDraining && isAnswered && state.wrongSettings.length === 0
}

export async function checkParts(ctx: Context, state: NodeState): Promise<Parts> {
  const [database, chain, wrongSettings] = await Promise.all([
    answers(ctx.pool.query('select 1')),
    answers(ctx.chain.readChainId().then((chainId) => assertSame(chainId, ctx.config.chainId))),
    withinPatience(state.findWrongSettings()),
  ])
  state.wrongSettings = wrongSettings ?? state.wrongSettings
  if (database) state.databaseAnsweredAt = ctx.now()
  return { database, doorbell: state.isListening(), chain }
}

export function createPartsCheck(ctx: Context, state: NodeState): () => Promise<Parts> {
  return oncePerSecond(ctx, () => checkParts(ctx, state))
}

/**
 * The returned function calls `ask` at most once per second, and gives everybody the result of the
 * last call, because /readyz and /metrics have no rate limit.
 */
export function oncePerSecond<Value>(ctx: Pick<Context, 'now'>, ask: () => Promise<Value>): () => Promise<Value> {
  let asked: { at: number; answer: Promise<Value> } | null = null
  return () => {
    const at = ctx.now().getTime()
    if (!asked || Math.abs(at - asked.at) >= 1000) asked = { at, answer: ask() }
    return asked.answer
  }
}

async function answers(question: Promise<unknown>): Promise<boolean> {
  return (await withinPatience(question.then(() => true))) ?? false
}

/** Returns null if the answer is an error or takes too long. */
export async function withinPatience<Value>(answer: Promise<Value>): Promise<Value | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), patienceMs)
  try {
    return await Promise.race([late, answer.catch(() => null)])
  } finally {
    clearTimeout(timer)
  }
}

function assertSame(answered: number, configured: number): void {
  if (answered !== configured) throw new Error(`The chain at RPC_URL has the id ${answered}, not ${configured}`)
}
