import { demoAccounts } from '@did/local/demo-accounts'
import {
  type Address,
  type Client,
  createWalletClient,
  defineChain,
  type EstimateGasParameters,
  type Hex,
  http,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { estimateGas } from 'viem/actions'

export type Transaction = { to: Address; data?: Hex; value?: Hex }
type Sender = {
  account: PrivateKeyAccount
  /**
   * The contract wallet from which the transaction comes, or null for an ordinary wallet. A
   * contract wallet's transaction needs no signature, because the test chain acts for the wallet.
   */
  contract?: Address | null
  chainId: number
  rpcUrl: string
  /** The transaction's limit of gas. By default, the limit is estimated. */
  gas?: bigint
}

/**
 * Signs a transaction for the wallet's present network. The chain node of another network refuses
 * the transaction.
 */
export async function sendTransaction(
  { to, data, value }: Transaction,
  { account, contract = null, chainId, rpcUrl, gas }: Sender,
): Promise<Hex> {
  const chain = defineChain({
    id: chainId,
    name: 'test',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  // Concurrent journeys share the demo accounts, so the chain node counts their transactions.
  const isShared = demoAccounts.some(({ address }) => address === account.address)
  const sender = contract ?? (isShared ? account.address : account)
  const wallet = createWalletClient({ account: sender, chain, transport: http(rpcUrl) })
  const call = { to, ...(data && { data }), ...(value && { value: BigInt(value) }) }
  return wallet.sendTransaction({
    ...call,
    gas: gas ?? (await estimateWithRoom(wallet, { ...call, account: contract ?? account })),
  })
}

/**
 * Adds room to the estimate, as wallets do, because a call's gas may grow with the block's time.
 */
async function estimateWithRoom(client: Client, call: EstimateGasParameters): Promise<bigint> {
  return ((await estimateGas(client, call)) * 3n) / 2n
}
