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

/** As a page hands it to `eth_sendTransaction`. */
export type Transaction = { to: Address; data?: Hex; value?: Hex }
type Sender = {
  account: PrivateKeyAccount
  /** The contract wallet that sends, for which the node signs nothing; null for an ordinary wallet. */
  contract?: Address | null
  chainId: number
  rpcUrl: string
  /** Estimated when nobody says. */
  gas?: bigint
}

/** Signs for the network the wallet is on; a node of another one refuses it. */
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
  // Journeys side by side send from the demo accounts: the node, which has their keys, counts those transactions.
  const isShared = demoAccounts.some(({ address }) => address === account.address)
  const sender = contract ?? (isShared ? account.address : account)
  const wallet = createWalletClient({ account: sender, chain, transport: http(rpcUrl) })
  const call = { to, ...(data && { data }), ...(value && { value: BigInt(value) }) }
  return wallet.sendTransaction({
    ...call,
    gas: gas ?? (await estimateWithRoom(wallet, { ...call, account: contract ?? account })),
  })
}

/** As wallets do: what a call takes may grow with the second it is mined in. */
async function estimateWithRoom(client: Client, call: EstimateGasParameters): Promise<bigint> {
  return ((await estimateGas(client, call)) * 3n) / 2n
}
