import type { Address, Hex } from '@did/domain/hex'

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>
export type Block = number | 'latest'
/**
 * One place in a filter for logs. Null matches every topic, and a list matches each of its topics.
 */
type Topic = Hex | readonly Hex[] | null
export type LogFilter = { address: Address; topics: readonly Topic[]; fromBlock: Block; toBlock: Block }

/** A JSON-RPC client of one endpoint. Each method throws if no well-formed answer comes in time. */
export type ChainReader = {
  /**
   * The caller has to compare the id with that of the expected chain, because an endpoint of
   * another chain would give wrong answers.
   */
  readChainId: () => Promise<number>
  /**
   * Calls `eth_call`. If `to` is missing, the node runs `data` once as code. If `gas` is missing,
   * the endpoint's own limit holds.
   */
  call: (call: { to?: Address; data: Hex; gas?: Hex }, block?: Block) => Promise<string>
  readCode: (address: Address, block?: Block) => Promise<string>
  /** Returns the unchecked answer to `eth_getLogs`. */
  readLogs: (filter: LogFilter) => Promise<unknown>
  /** Returns the unchecked answer to `eth_getBlockByNumber` without transactions. */
  readBlock: (block: Block) => Promise<unknown>
}

/** The endpoint answered with an error instead of a result. */
export class ChainRefusal extends Error {
  override name = 'ChainRefusal'
  /** A revert is an answer of the called contract, and not a failure of the endpoint. */
  readonly isRevert: boolean
  constructor(code: unknown, message: string) {
    super(`The chain refused: ${message}`)
    this.isRevert = code === 3 || /revert|invalid opcode|out ?of ?gas/i.test(message)
  }
}

export type Endpoint = { rpcUrl: string; fetch: Fetch; signal?: AbortSignal; timeoutMs?: number }

/** Creates a client whose single calls each end after `timeoutMs`. */
export function createChainReader({ rpcUrl, fetch, signal, timeoutMs = 8000 }: Endpoint): ChainReader {
  const ask = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return readResult(await response.json())
  }
  const askText = async (method: string, params: readonly unknown[]) => {
    const result = await ask(method, params)
    if (typeof result !== 'string') throw new Error(`the chain's answer to ${method} is no text`)
    return result
  }
  return {
    readChainId: async () => Number(await askText('eth_chainId', [])),
    call: (call, block = 'latest') => askText('eth_call', [call, nameBlock(block)]),
    readCode: (address, block = 'latest') => askText('eth_getCode', [address, nameBlock(block)]),
    readLogs: ({ fromBlock, toBlock, ...filter }) =>
      ask('eth_getLogs', [{ ...filter, fromBlock: nameBlock(fromBlock), toBlock: nameBlock(toBlock) }]),
    readBlock: (block) => ask('eth_getBlockByNumber', [nameBlock(block), false]),
  }
}

function nameBlock(block: Block): string {
  return block === 'latest' ? block : `0x${block.toString(16)}`
}

function readResult(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) throw new Error('the chain gave no answer')
  if ('error' in answer && answer.error) throw describeRefusal(answer.error)
  if (!('result' in answer)) throw new Error('the chain gave no result')
  return answer.result
}

function describeRefusal(error: unknown): ChainRefusal {
  if (typeof error !== 'object' || error === null) return new ChainRefusal(null, 'without a word')
  const code = 'code' in error ? error.code : null
  const message = 'message' in error && typeof error.message === 'string' ? error.message : ''
  return new ChainRefusal(code, message)
}
