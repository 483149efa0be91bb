/**
 * The limits of one account where an installation sets none. Honest use stays below them: a person
 * has dozens of claims, and an institution asks one verifier hundreds of times. `waitingRequests`
 * limits the requests that wait for one verifier.
 */
export const quotas = {
  claims: 2_000,
  /** Only DIDs that are not minted count, because minting a DID costs its owner gas. */
  offChainDids: 50,
  /** Withdrawn shares do not count. */
  shares: 5_000,
  storedBytes: 50_000_000,
  waitingRequests: 500,
  /**
   * Within 24 hours, a verifier can put at most this many of its earlier confirmations back into
   * its queue, to confirm them again.
   */
  renewals: 1_000,
  /** The server keeps only the newest notifications of an account. */
  notifications: 2_000,
}

/**
 * A client can look up at most this many people by username in an hour, so that nobody tries many
 * names.
 */
export const maximumPeople = { perHourAndClient: 60 }

/** Events are deleted after this many days, except the newest one of each account. */
export const eventsKeptDays = 30

/** The shortest username has this many characters. */
export const minimumUsernameLength = 3

/** The longest texts of a profile, in characters. A name is also a claim's holder or a sender. */
export const maximumProfileLength = { username: 64, name: 120, email: 254 }
