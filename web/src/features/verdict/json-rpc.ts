import type { Hex } from '@did/domain/hex'

const timeoutMs = 8000

export type ChainReader = {
  /** The chain's own id; asked, because an endpoint of another chain would answer every question wrongly. */
  readChainId: () => Promise<number>
  /** `eth_call` at the latest block. */
  call: (to: Hex, data: Hex) => Promise<string>
}

/** A plain JSON-RPC client of a public endpoint. Every method throws when there is no well-formed answer in time. */
export function createChainReader(rpcUrl: string, signal: AbortSignal): ChainReader {
  const ask = async (method: string, params: readonly unknown[]): Promise<string> => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    return readResult(await response.json())
  }
  return {
    readChainId: async () => Number(await ask('eth_chainId', [])),
    call: (to, data) => ask('eth_call', [{ to, data }, 'latest']),
  }
}

function readResult(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('result' in answer) || typeof answer.result !== 'string')
    throw new Error('the chain gave no result')
  return answer.result
}
