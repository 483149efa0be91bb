export const walletSession = {
  idleMs: 3 * 60 * 60 * 1000,
  checkEveryMs: 5 * 60 * 1000,
  absoluteMs: 24 * 60 * 60 * 1000,
}

export const nonceLifetimeMs = 5 * 60 * 1000

/**
 * A sign-in message or a new attribute key may be dated at most this far ahead of the server's
 * clock.
 */
export const signInClockSkewMs = 60 * 1000

/** A message of the contact form is deleted after `keptMonths`, done or not. */
export const contactMessages = { perHourAndClient: 5, keptMonths: 12 }

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
  /** The earlier confirmations that one verifier makes wait again in 24 hours. */
  renewals: 1_000,
  /** The server keeps only the newest notifications of an account. */
  notifications: 2_000,
}

/** Looking up a person by username is limited, so that nobody tries many names. */
export const maximumPeople = { perHourAndClient: 60 }

/** The limits of an invitation of a new device. `characters` and `offerCharacters` count base64. */
export const maximumKeyInvitation = {
  lifetimeMs: 10 * 60 * 1000,
  keptMs: 10 * 60 * 1000,
  perHourAndClient: 120,
  characters: 64_000,
  offerCharacters: 4_000,
}

/** The most passkeys that one account stores on the server. */
export const maximumPasskeys = 32

/** The limits of alerts by e-mail and Web Push. An alert is given up after `triedMs`. */
export const maximumAlerts = {
  devices: 10,
  /** A link can confirm a mail address for this long. */
  confirmMs: 24 * 60 * 60 * 1000,
  confirmationsADay: { perAccount: 5, perAddress: 3 },
  /** After a mail of one kind, the next mail of that kind waits for this long. */
  mailPauseMs: 15 * 60 * 1000,
  /** An alert that a node has taken stays with that node for this long, even if the node dies. */
  takenMs: 2 * 60 * 1000,
  backOff: { firstMs: 30_000, longestMs: 60 * 60 * 1000 },
  triedMs: 24 * 60 * 60 * 1000,
  /** The rows of alerts that were sent or given up stay for this long and count for the limits. */
  keptMs: 2 * 24 * 60 * 60 * 1000,
}

/** Events are deleted after this time, except the newest one of each account. */
export const eventsKeptDays = 30

/** The contract lets a freeze without guardians end this many days after the owner asked. */
export const unfreezeAloneDays = 7
