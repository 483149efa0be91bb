import type { Address, Hex } from '@did/domain/hex'

/** The network as it is handed in: a page's or Node's own `fetch`, or a test's. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>
export type Block = number | 'latest'
export type LogFilter = { address: Address; topics: readonly Hex[]; fromBlock: Block; toBlock: Block }

/**
 * A plain JSON-RPC client of a public endpoint. Every method throws when there is no well-formed answer in time, and a
 * `ChainRefusal` when the endpoint answered that it will not or cannot.
 */
export type ChainReader = {
  /** The chain's own id; asked, because an endpoint of another chain would answer every question wrongly. */
  readChainId: () => Promise<number>
  /** `eth_call`. Without `to` the data is code that is run and gone. */
  call: (call: { to?: Address; data: Hex }, block?: Block) => Promise<string>
  /** The code at an address, `0x` where there is none. */
  readCode: (address: Address, block?: Block) => Promise<string>
  /** `eth_getLogs`, as the endpoint wrote it: nothing of it is checked yet. */
  readLogs: (filter: LogFilter) => Promise<unknown>
  /** `eth_getBlockByNumber` without transactions, as the endpoint wrote it. */
  readBlock: (block: Block) => Promise<unknown>
}

/** The endpoint was reached and gave an error instead of a result. */
export class ChainRefusal extends Error {
  override name = 'ChainRefusal'
  /** The contract that was called said no: an answer about the contract, not about the endpoint. */
  readonly isRevert: boolean
  constructor(code: unknown, message: string) {
    super(`The chain refused: ${message}`)
    this.isRevert = code === 3 || /revert|invalid opcode|out of gas/i.test(message)
  }
}

export type Endpoint = { rpcUrl: string; fetch: Fetch; signal?: AbortSignal; timeoutMs?: number }

/** `timeoutMs` is for each question, 8 s unless told. */
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
