import type { KnownContracts } from './describe-transaction.ts'
import { ProviderError, refuse } from './provider-error.ts'
import { isAddress, isRecord } from './unknown-value.ts'

export type LocalChain = { chainId: number; rpcUrl: string } & KnownContracts
export type CallNode = (method: string, params: readonly unknown[]) => Promise<unknown>

export async function fetchLocalChain(): Promise<LocalChain> {
  const config: unknown = await fetchJson('/api/config', {})
  if (!isRecord(config)) throw refuse.unreachable()
  const { chainId, rpcUrl, didRegistry, ethereumDidRegistry } = config
  if (typeof chainId !== 'number' || typeof rpcUrl !== 'string') throw refuse.unreachable()
  const toAddress = (contract: unknown) => (isAddress(contract) ? contract : null)
  return {
    ...{ chainId, rpcUrl },
    ...{ didRegistry: toAddress(didRegistry), ethereumDidRegistry: toAddress(ethereumDidRegistry) },
  }
}

let lastId = 0

/** An error that the node returns keeps its code and data. */
export async function callNode(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
  lastId += 1
  const body = JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params })
  const answer: unknown = await fetchJson(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  if (!isRecord(answer)) throw refuse.unreachable()
  if (answer['error'] === undefined) return answer['result']
  throw readNodeError(answer['error'])
}

async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  try {
    const answer = await fetch(url, init)
    return await answer.json()
  } catch {
    throw refuse.unreachable()
  }
}

function readNodeError(error: unknown): ProviderError {
  if (!isRecord(error)) return new ProviderError(-32603, 'The chain refused.')
  const { code, message, data } = error
  const text = typeof message === 'string' ? message : 'The chain refused.'
  return new ProviderError(typeof code === 'number' ? code : -32603, text, data)
}
