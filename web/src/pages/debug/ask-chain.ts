import * as z from 'zod/mini'

const patienceMs = 5000
const answerSchema = z.object({ result: z.unknown() })
const blockSchema = z.object({ number: z.string(), timestamp: z.string() })

export type ChainAnswer = { chainId: number; block: number; blockTime: Date; hasRegistry: boolean }

/** Asks a chain node directly, as a verdict does, and not our server. */
export async function askChain({ rpcUrl, registry }: { rpcUrl: string; registry: string }): Promise<ChainAnswer> {
  const [chainId, block, code] = await Promise.all([
    call(rpcUrl, 'eth_chainId', []),
    call(rpcUrl, 'eth_getBlockByNumber', ['latest', false]),
    call(rpcUrl, 'eth_getCode', [registry, 'latest']),
  ])
  const { number, timestamp } = blockSchema.parse(block)
  return {
    chainId: Number(chainId),
    block: Number(number),
    blockTime: new Date(Number(timestamp) * 1000),
    hasRegistry: typeof code === 'string' && code.length > 2,
  }
}

async function call(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(patienceMs),
  })
  return answerSchema.parse(await response.json()).result
}
