/**
 * The limits of one account, unless an installation sets others. Honest use stays below them: a
 * person has dozens of claims, and an institution sends hundreds of requests to one verifier.
 * `waitingRequests` limits the requests that wait for one verifier.
 */
export const quotas = {
  claims: 2_000,
  /**
   * The limit of DIDs that are not minted. Minted DIDs need no limit, because minting costs their
   * owner gas.
   */
  offChainDids: 50,
  /** The limit of shares that are not withdrawn. */
  shares: 5_000,
  storedBytes: 50_000_000,
  waitingRequests: 500,
  /**
   * Within 24 hours, a verifier can put at most this many of its earlier confirmations back into
   * its queue, to confirm them again.
   */
  renewals: 1_000,
  /** The server keeps at most this many notifications of an account, the newest ones. */
  notifications: 2_000,
}
