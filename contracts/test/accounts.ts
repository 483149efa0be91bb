import { createWalletClient, http, publicActions } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'

// anvil's own accounts, funded from the start.
const mnemonic = 'test test test test test test test test test test test junk'

/** The client of anvil's account number `index`. */
export function createAccountClient(url: string, index: number) {
  const account = mnemonicToAccount(mnemonic, { addressIndex: index })
  return createWalletClient({ account, chain: anvil, transport: http(url), pollingInterval: 20 }).extend(publicActions)
}

export type AccountClient = ReturnType<typeof createAccountClient>
