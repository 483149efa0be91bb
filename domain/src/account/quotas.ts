/**
 * The limits of one account, which an installation's settings can replace. Honest use stays below
 * these limits: a person has dozens of claims, and an institution sends hundreds of requests to one
 * verifier. `waitingRequests` limits the requests that wait for one verifier.
 */
export const quotas = {
  claims: 2_000,
  /**
   * The limit of DIDs that are not minted. Minted DIDs need no limit, because each mint costs gas.
   */
  offChainDids: 50,
  /** The limit of shares that are not withdrawn. */
  shares: 5_000,
  storedBytes: 50_000_000,
  waitingRequests: 500,
  /**
   * In 24 hours, a verifier can put this many of its earlier confirmations back into its own queue,
   * to confirm them again.
   */
  renewals: 1_000,
  /** The server keeps this many notifications, the newest ones. */
  notifications: 2_000,
}
