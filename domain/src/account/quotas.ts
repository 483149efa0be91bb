/**
 * The limits of one account, unless the installation's settings name others. Honest use stays below
 * these limits: a person has dozens of claims, and an institution sends hundreds of requests to one
 * verifier. `waitingRequests` limits the requests that wait for one verifier.
 */
export const quotas = {
  claims: 2_000,
  /**
   * An account can have at most this many DIDs that are not minted. Minted DIDs need no limit,
   * because each mint costs the owner gas.
   */
  offChainDids: 50,
  /** An account can have at most this many shares that are not withdrawn. */
  shares: 5_000,
  storedBytes: 50_000_000,
  waitingRequests: 500,
  /**
   * Within 24 hours, a verifier can put at most this many of its earlier confirmations back into
   * its own queue, in order to confirm them again.
   */
  renewals: 1_000,
  /** The server keeps at most this many notifications of an account, the newest ones. */
  notifications: 2_000,
}
