import { createWalletClient, http, publicActions } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'

// The mnemonic of anvil's own accounts, which have funds from the start.
const mnemonic = 'test test test test test test test test test test test junk'

export function createAccountClient(url: string, index: number) {
  const account = mnemonicToAccount(mnemonic, { addressIndex: index })
  return createWalletClient({ account, chain: anvil, transport: http(url), pollingInterval: 20 }).extend(publicActions)
}

export type AccountClient = ReturnType<typeof createAccountClient>
