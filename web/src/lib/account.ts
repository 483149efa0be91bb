import type { Address, Hex } from '@did/domain/hex'
import { createContext, useContext } from 'react'

export type TypedData = {
  domain: Record<string, unknown>
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/** What a screen may ask of the wallet. Each may throw AppError (`wallet-…`); a declined request is `wallet-rejected`. */
export type Signer = {
  address: Address
  /** Brings the wallet to the configured chain, adding it when the wallet does not know it. */
  ensureChain: () => Promise<void>
  /** `personal_sign`: the text itself, as the wallet shows it. */
  signText: (text: string) => Promise<Hex>
  signTypedData: (typedData: TypedData) => Promise<Hex>
  /** Sends from the account on the configured chain; answers the transaction's hash. */
  sendTransaction: (transaction: { to: Address; data: Hex }) => Promise<Hex>
}

/**
 * Whether the server knows this wallet. `none`, `declined` and `expired` are read-only and come with a "Sign in" action;
 * `unreachable` means that the server could not be asked yet: what this browser has kept of the account can be read.
 */
export type SessionState =
  | { status: 'none' }
  | { status: 'signing' }
  | { status: 'signed-in' }
  | { status: 'declined' }
  | { status: 'expired' }
  | { status: 'unreachable' }

/** The wallet state of SPEC.md 3 and the session beside it. */
export type Account = {
  /** A saved session is being checked: show nothing that depends on the account yet. */
  restoring: boolean
  connecting: boolean
  connected: boolean
  address: Address | null
  chainId: number | null
  signer: Signer | null
  session: SessionState
  /** Opens the wallet; false when it did not connect (the user has been told why). */
  connect: () => Promise<boolean>
  disconnect: () => void
  /** Asks for the sign-in signature again; false when there is no session afterwards. */
  signIn: () => Promise<boolean>
  /** True only when the chain is known and in the list. */
  isOnExpectedNetwork: (chainIds: readonly number[]) => boolean
}

/** What a visitor without a wallet is. */
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

/**
 * A connected wallet that the server knows, or knew before it fell silent: only then may a screen ask for the account's data.
 * Everything else is read-only.
 */
export function isSignedIn(account: Account): account is Account & { address: Address; signer: Signer } {
  const { address, signer, session } = account
  return address !== null && signer !== null && ['signed-in', 'unreachable'].includes(session.status)
}
