import type { Context } from '../../context.ts'

/** What a node knows about itself that no other node does. */
export type NodeState = { isDraining: boolean; isListening: () => boolean }
export type Health = Record<'database' | 'doorbell' | 'chain' | 'draining', boolean>

const patienceMs = 3000

/** Whether this node can do its whole job now; each part is asked at the same time and none for long. */
export async function checkHealth(ctx: Context, { isDraining, isListening }: NodeState): Promise<Health> {
  const [database, chain] = await Promise.all([
    answers(ctx.pool.query('select 1')),
    answers(ctx.chain.readChainId().then((chainId) => assertSame(chainId, ctx.config.chainId))),
  ])
  return { database, doorbell: isListening(), chain, draining: isDraining }
}

export function isReady({ draining, ...parts }: Health): boolean {
  return !draining && Object.values(parts).every(Boolean)
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
