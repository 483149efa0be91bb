import type { Address, Hex } from '@did/domain/hex'
import { createContext, useContext } from 'react'

export type TypedData = {
  domain: Record<string, unknown>
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/** Every function may throw an AppError `wallet-…`; a declined request is `wallet-rejected`. */
export type Signer = {
  address: Address
  /** Switches the wallet to the configured chain, which the wallet may have to add first. */
  ensureChain: () => Promise<void>
  /** Signs by `personal_sign`. The wallet shows the text itself. */
  signText: (text: string) => Promise<Hex>
  signTypedData: (typedData: TypedData) => Promise<Hex>
  /** Sends a transaction from the account on the configured chain and returns its hash. */
  sendTransaction: (transaction: { to: Address; data: Hex }) => Promise<Hex>
}

/**
 * Whether the server knows this wallet. `none`, `declined` and `expired` are read-only and come
 * with a "Sign in" action. In `unreachable`, the server has not answered yet, and the page still
 * shows the answers that this browser kept.
 */
export type SessionState =
  | { status: 'none' }
  | { status: 'signing' }
  | { status: 'signed-in' }
  | { status: 'declined' }
  | { status: 'expired' }
  | { status: 'unreachable' }

export type Account = {
  /** Whether the page still asks the wallet and the server about a saved connection. */
  restoring: boolean
  connecting: boolean
  connected: boolean
  address: Address | null
  chainId: number | null
  signer: Signer | null
  session: SessionState
  /** Opens the wallet. Resolves to false when the page has told the user why it did not connect. */
  connect: () => Promise<boolean>
  disconnect: () => void
  /** Asks for the sign-in signature again. Resolves to false when no session follows. */
  signIn: () => Promise<boolean>
  /** False also while the wallet's chain is unknown. */
  isOnExpectedNetwork: (chainIds: readonly number[]) => boolean
}

export const visitor: Account = {
  restoring: false,
  connecting: false,
  connected: false,
  address: null,
  chainId: null,
  signer: null,
  session: { status: 'none' },
  connect: async () => false,
  disconnect: () => {},
  signIn: async () => false,
  isOnExpectedNetwork: () => false,
}

export const AccountContext = createContext<Account>(visitor)

export function useAccount(): Account {
  return useContext(AccountContext)
}

/** True when the server knows the wallet, or has not answered yet about a saved connection. */
export function isSignedIn(account: Account): account is Account & { address: Address; signer: Signer } {
  const { address, signer, session } = account
  return address !== null && signer !== null && ['signed-in', 'unreachable'].includes(session.status)
}
