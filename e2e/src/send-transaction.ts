import { type Address, createWalletClient, defineChain, type Hex, http } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

/** As a page hands it to `eth_sendTransaction`. */
export type Transaction = { to: Address; data?: Hex; value?: Hex }
type Sender = {
  account: PrivateKeyAccount
  chainId: number
  rpcUrl: string
  /** Estimated when nobody says. */
  gas?: bigint
}

/** Signs for the network the wallet is on; a node of another one refuses it. */
export async function sendTransaction(
  { to, data, value }: Transaction,
  { account, chainId, rpcUrl, gas }: Sender,
): Promise<Hex> {
  const chain = defineChain({
    id: chainId,
    name: 'test',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  const wallet = createWalletClient({ account, chain, transport: http(rpcUrl) })
  return wallet.sendTransaction({
    to,
    ...(data && { data }),
    ...(value && { value: BigInt(value) }),
    ...(gas && { gas }),
  })
}
