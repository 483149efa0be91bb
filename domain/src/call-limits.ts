export const socket = {
  path: '/ws',
  /**
   * A page that connects with this query is going to send a `resume` message. The server sends it
   * no event before that message arrives.
   */
  resumingQuery: '?resume',
  reconnectAttempts: 5,
  reconnectDelayMs: 3000,
  reconnectFactor: 1.5,
  maxFrameBytes: 4096,
  floodMessages: 20,
  floodWindowMs: 10_000,
  perUser: 5,
  /** A client is an IPv4 address or a /64 network of IPv6. A whole campus may share one. */
  perClient: 5_000,
  visitorsPerClient: 500,
  maxBehind: 500,
  pingEveryMs: 30_000,
}

/**
 * A node sends this many earlier events in a second to the sockets of one client, and the rest
 * later. The limit is high, because a whole campus may share the address of one client.
 */
export const replayedPerSecond = 5_000

export const bodyLimitBytes = 128_000

/**
 * The members and elements of a body, in all. A schema takes time and memory for each wrong one
 * before it counts the elements of a list. The largest honest body restores a part of a vault.
 */
export const maximumBodyValues = 5_000

/**
 * The fields of a form. Half a million fields would take seconds to parse. The forms of wallets
 * have fewer than ten.
 */
export const maximumFormFields = 50

/**
 * A node stores at most this many bytes for the calls of one client on a day (UTC), whatever the
 * number of the client's accounts. The setting `STORED_BYTES_PER_CLIENT` replaces this.
 */
export const storedBytesPerClient = 1_000_000_000

/**
 * The limits of the list of faults in an answer: how many faults it names, and the characters of
 * each fault's path and message. A person mends these and asks again.
 */
export const maximumFaults = { listed: 20, characters: 200 }

/**
 * A header with wishes for the answer (`Accept`, `Accept-Encoding`, `Accept-Language`) counts as
 * absent beyond this length.
 */
export const maximumWishCharacters = 1000

/**
 * `Cookie` and `X-Forwarded-For` count as absent beyond these lengths, because the server splits
 * them in each call. Other software of the same domain may set many cookies.
 */
export const maximumSplitCharacters = { cookie: 16_000, forwarded: 4_000 }

/**
 * The server counts a client's requests of every kind for `everyKind`, what it reads and checks for
 * other software for `perMinute`, its requests with a limit `perHourAndClient` for `perHour`, and
 * what it stores and pays for the client for `perDay`.
 */
export const countedMs = {
  everyKind: 1000,
  perMinute: 60 * 1000,
  perHour: 60 * 60 * 1000,
  perDay: 24 * 60 * 60 * 1000,
}

/**
 * The requests per second of one client. The settings `RATE_LIMIT_SIGN_IN`, `RATE_LIMIT_WRITES` and
 * `RATE_LIMIT_READS` replace these.
 */
export const defaultRates = {
  production: { signIn: 5, writes: 20, reads: 100 },
  embedded: { signIn: 300, writes: 300, reads: 300 },
}

export const listLimit = 200

/**
 * An answer with a list ends before it has more bytes than this, and its `Link` header leads to the
 * rest.
 */
export const listBytes = 4_000_000

/**
 * The limits of answers that a client does not read: the bytes of one client (an IPv4 address or a
 * /64 network of IPv6), the time without progress, and the time of one answer.
 */
export const unreadAnswers = { bytesPerClient: 32_000_000, stalledMs: 30_000, totalMs: 5 * 60 * 1000 }

export const idempotencyKeyLifetimeMs = 24 * 60 * 60 * 1000

/**
 * The limits of stored answers to calls of one account with an `Idempotency-Key`: the number of
 * keys, and the bytes of answers, of which the newest are kept.
 */
export const maximumKeptAnswers = { keys: 10_000, bytes: 2_000_000 }

/**
 * A node writes at most this many exports at once, `perClient` of them for one client, and one for
 * an account.
 */
export const exportsAtOnce = { perNode: 20, perClient: 4 }
