import type { Context } from '../../context.ts'

/** What a node knows about itself that no other node does. */
export type NodeState = {
  /** False until the database has the schema of this version. */
  hasStarted: boolean
  isDraining: boolean
  isListening: () => boolean
  /** When the database last gave this node an answer. */
  databaseAnsweredAt: Date
}
export type Parts = Record<'database' | 'doorbell' | 'chain', boolean>

/** How long a node does without its database before a balancer should prefer another node. */
export const readyWithoutDatabaseMs = 10_000
const patienceMs = 3000

/** The state of a node whose database has its schema already. */
export function createNodeState(ctx: Pick<Context, 'now'>, known: Partial<NodeState> = {}): NodeState {
  return { hasStarted: true, isDraining: false, isListening: () => true, databaseAnsweredAt: ctx.now(), ...known }
}

/** Whether requests should come to this node. A silent chain is not asked about: people can read and ask without the chain. */
export function isReady({ now }: Pick<Context, 'now'>, state: NodeState): boolean {
  const withoutDatabaseMs = now().getTime() - state.databaseAnsweredAt.getTime()
  return state.hasStarted && !state.isDraining && withoutDatabaseMs < readyWithoutDatabaseMs
}

/** Which parts answer at this moment; each part is asked at the same time and none for long. */
export async function checkParts(ctx: Context, state: NodeState): Promise<Parts> {
  const [database, chain] = await Promise.all([
    answers(ctx.pool.query('select 1')),
    answers(ctx.chain.readChainId().then((chainId) => assertSame(chainId, ctx.config.chainId))),
  ])
  if (database) state.databaseAnsweredAt = ctx.now()
  return { database, doorbell: state.isListening(), chain }
}

/** One answer for all who ask within a second: /readyz is outside the rate limits and must not become a flood of questions. */
export function createPartsCheck(ctx: Context, state: NodeState): () => Promise<Parts> {
  let asked: { at: number; parts: Promise<Parts> } | null = null
  return () => {
    const at = ctx.now().getTime()
    if (!asked || Math.abs(at - asked.at) >= 1000) asked = { at, parts: checkParts(ctx, state) }
    return asked.parts
  }
}

async function answers(question: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), patienceMs)
  try {
    return await Promise.race([
      late,
      question.then(
        () => true,
        () => false,
      ),
    ])
  } finally {
    clearTimeout(timer)
  }
}

function assertSame(answered: number, configured: number): void {
  if (answered !== configured) throw new Error(`The chain at RPC_URL has the id ${answered}, not ${configured}`)
}
