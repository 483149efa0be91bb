import { once } from 'node:events'
import { createServer } from 'node:http'
import type { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { demoAccounts, serviceAccount } from '@did/local/demo-accounts'
import { createChain, type TestChain } from '@did/local/test-stack'
import {
  type Address,
  createTestClient,
  type EncodeFunctionDataParameters,
  encodeFunctionData,
  type Hex,
  http,
  publicActions,
  walletActions,
} from 'viem'

type RegistryCall = EncodeFunctionDataParameters<typeof didRegistryAbi>

/** A chain of its own for a test, which the test can write to, rewind and reorganise. */
export type ChainHand = Awaited<ReturnType<typeof takeChain>>

export async function takeChain() {
  const chain = await createChain()
  return { chain, ...controlChain(chain) }
}

export function controlChain({ rpcUrl, contracts }: Pick<TestChain, 'rpcUrl' | 'contracts'>) {
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl), pollingInterval: 10, cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions)
  const registry = contracts.didRegistry
  return {
    client,
    registry,
    /**
     * Sends a call to the registry from one of the chain's unlocked accounts, and waits until the
     * call is mined.
     */
    async send(from: Address, call: RegistryCall): Promise<void> {
      const data = encodeFunctionData(call)
      const sendNext = async (): Promise<Hex> => {
        // The nonce is read anew, because after a reorganisation anvil may still count transactions
        // of dropped blocks.
        const nonce = await client.getTransactionCount({ address: from })
        const transaction = { account: from, to: registry, data, nonce, chain: null, gas: 1_000_000n }
        return client.sendTransaction(transaction)
      }
      // Another test file on the same chain may have used this nonce meanwhile. The call is then
      // sent once more with a new nonce.
      const hash = await sendNext().catch((error) => {
        if (!/nonce too low/.test(String(error))) throw error
        return sendNext()
      })
      await waitForReceipt(client, hash)
    },
    async rewind(id: Hex): Promise<void> {
      await client.revert({ id })
      await client.request<DropAll>({ method: 'anvil_dropAllTransactions' })
    },
    async reorganise(depth: number): Promise<void> {
      await client.request<Reorg>({ method: 'anvil_reorg', params: [depth, []] })
      await client.request<DropAll>({ method: 'anvil_dropAllTransactions' })
    },
  }
}
type DropAll = { Method: 'anvil_dropAllTransactions'; Parameters?: undefined; ReturnType: null }
type Reorg = { Method: 'anvil_reorg'; Parameters: [depth: number, pairs: never[]]; ReturnType: null }

/** The chain's unlocked accounts, by what they may do. */
export const wallets = {
  owners: demoAccounts.slice(0, 3).map(({ address }) => address),
  administrator: demoAccounts.find(({ role }) => role === 'administrator')?.address ?? '0x',
  service: serviceAccount.address,
}

type RpcRequest = { method: string; params: { fromBlock?: string; toBlock?: string }[] }

/**
 * Opens an RPC URL that leads to a chain. A test can lead it to another chain or to none, and can
 * let it refuse calls.
 */
export async function openRpcSwitch(rpcUrl: string) {
  let target: string | null = rpcUrl
  let isRefused: (request: RpcRequest) => boolean = () => false
  let watch: (request: RpcRequest) => Promise<void> = async () => {}
  const forward = async (body: string) => {
    const request: RpcRequest & { id: number } = JSON.parse(body)
    if (isRefused(request)) return JSON.stringify({ jsonrpc: '2.0', id: request.id, error: refusal })
    await watch(request)
    if (target === null) return null
    const answer = await fetch(target, { method: 'POST', body, headers }).catch(() => null)
    return answer?.text() ?? null
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const answer = await forward(Buffer.concat(chunks).toString())
    if (answer === null) response.destroy()
    else response.writeHead(200, headers).end(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    lead: (to: string | null) => {
      target = to
    },
    refuseIf: (rule: typeof isRefused) => {
      isRefused = rule
    },
    /** From this call on, waits for `act` before each request is sent to the chain. */
    watch: (act: typeof watch) => {
      watch = act
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
/** A page of any origin may read these answers, as it may read the answers of the chain itself. */
const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
const refusal = { code: -32602, message: 'query exceeds max block range' }
