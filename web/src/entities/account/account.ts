import type { Address, Hex } from '@did/domain/hex'
import { createContext, useContext } from 'react'

export type TypedData = {
  domain: Record<string, unknown>
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/**
 * The passkey that controls an account, and the secret that the passkey's WebAuthn extension `prf`
 * computes from one salt.
 */
export type AccountPasskey = {
  credentialId: string
  salt: Hex
  /**
   * Returns the `prf` secret that the device gave at the sign-in, and forgets it. Returns null if
   * the device gave none.
   */
  takeSecret: () => Uint8Array<ArrayBuffer> | null
}

/**
 * Every function of a signer may throw an AppError whose code begins with `wallet-`. The code is
 * `wallet-rejected` if the person declined what the wallet asked.
 */
export type Signer = {
  /** The identity for which the wallet signs. Signed messages name the identity. */
  address: Address
  /**
   * The wallet that controls the identity. In most cases, its address is also the identity's
   * address.
   */
  wallet: Address
  /** The passkey that controls the account, or null if a wallet controls the account. */
  passkey: AccountPasskey | null
  /** Switches the wallet to the configured chain, which the wallet may have to add first. */
  ensureChain: () => Promise<void>
  /**
   * Signs a text with the wallet's method `personal_sign`. The wallet shows the text to the person.
   */
  signText: (text: string) => Promise<Hex>
  signTypedData: (typedData: TypedData) => Promise<Hex>
  /** Sends on the configured chain and resolves to the transaction's hash. */
  sendTransaction: (transaction: { to: Address; data: Hex }) => Promise<Hex>
}

/**
 * Tells whether the server knows this wallet. In the states `none`, `declined` and `expired`, the
 * person can only read, and the page offers "Sign in". In the state `unreachable`, the server has
 * not answered yet, and the page shows the answers that this browser kept.
 */
export type SessionState =
  | { status: 'none' }
  | { status: 'signing' }
  | { status: 'signed-in' }
  | { status: 'declined' }
  | { status: 'expired' }
  | { status: 'unreachable' }

export type Account = {
  /** Tells whether the page still asks the wallet and the server about a saved connection. */
  restoring: boolean
  connecting: boolean
  connected: boolean
  /** The identity's address, which may differ from the wallet's address. */
  address: Address | null
  chainId: number | null
  /**
   * Tells whether a passkey controls the account. If it does, no wallet opens, and the service pays
   * for transactions.
   */
  byPasskey: boolean
  signer: Signer | null
  session: SessionState
  offerPasskey: () => void
  /** Resolves to false if the wallet did not connect. The page has then told the user why. */
  connect: () => Promise<boolean>
  disconnect: () => void
  /**
   * Asks the wallet again for the signature that signs the person in. Resolves to false when the
   * person is not signed in afterwards.
   */
  signIn: () => Promise<boolean>
  /** Returns false while the wallet's chain is unknown. */
  isOnExpectedNetwork: (chainIds: readonly number[]) => boolean
}

export const visitor: Account = {
  restoring: false,
  connecting: false,
  connected: false,
  address: null,
  chainId: null,
  byPasskey: false,
  signer: null,
  session: { status: 'none' },
  offerPasskey: () => {},
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
 * Tells whether a person counts as signed in. A person does if the server knows the wallet, or if
 * the page knows a saved connection about which the server has not answered yet.
 */
export function isSignedIn(account: Account): account is Account & { address: Address; signer: Signer } {
  const { address, signer, session } = account
  return address !== null && signer !== null && ['signed-in', 'unreachable'].includes(session.status)
}
