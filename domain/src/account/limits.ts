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

/**
 * A client can look up at most this many people by username in an hour. So nobody can find people
 * by trying many usernames.
 */
export const maximumPeople = { perHourAndClient: 60 }

/**
 * Events for open pages are deleted after this many days, except the newest event of each account.
 */
export const eventsKeptDays = 30

/** The shortest username has this many characters. */
export const minimumUsernameLength = 3

/**
 * The longest texts of a profile, in characters. `name` also limits the holder's name in a claim
 * and the name of a message's sender.
 */
export const maximumProfileLength = { username: 64, name: 120, email: 254 }
