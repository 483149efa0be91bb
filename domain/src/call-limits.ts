export const socket = {
  path: '/ws',
  /**
   * A page that opens a socket with this query gets no event until its `resume` message arrives.
   */
  resumingQuery: '?resume',
  reconnectAttempts: 5,
  reconnectDelayMs: 3000,
  reconnectFactor: 1.5,
  maxFrameBytes: 4096,
  floodMessages: 20,
  floodWindowMs: 10_000,
  perUser: 5,
  /**
   * The most sockets of one client. A client is an IPv4 address or a /64 network of IPv6, which a
   * whole campus may share.
   */
  perClient: 5_000,
  visitorsPerClient: 500,
  maxBehind: 500,
  pingEveryMs: 30_000,
}

/**
 * The missed events that a node sends in a second to the sockets of one client. The limit is high,
 * because a whole campus may be one client. The node sends the rest later.
 */
export const replayedPerSecond = 5_000

export const bodyLimitBytes = 128_000

/**
 * The most members and elements in the body of a call. Without this limit, a schema would spend
 * time and memory on each wrong element of a list before it counts the elements. The largest honest
 * body restores a part of a vault.
 */
export const maximumBodyValues = 5_000

/**
 * The lists and objects in the body of a call may be nested at most this deeply. The limit is
 * higher than that of a document, because a body may contain a whole document.
 */
export const maximumBodyLevels = 100

/**
 * The most fields in the body of a call that is a form. Half a million fields would take seconds to
 * parse, and the forms that wallets send have fewer than ten.
 */
export const maximumFormFields = 50

/**
 * The calls of one client can make a node store this many bytes in a day (UTC), whatever the number
 * of the client's accounts. The setting `STORED_BYTES_PER_CLIENT` replaces this number.
 */
export const storedBytesPerClient = 1_000_000_000

/**
 * The number of faults that an answer names, and the characters of a fault's path and message. A
 * person mends the named faults and calls again.
 */
export const maximumFaults = { listed: 20, characters: 200 }

/** A longer `Accept`, `Accept-Encoding` or `Accept-Language` header counts as absent. */
export const maximumWishCharacters = 1000

/**
 * A longer header `Cookie` or `X-Forwarded-For` counts as absent, because the server splits it in
 * each call. Other software of the same domain may set many cookies.
 */
export const maximumSplitCharacters = { cookie: 16_000, forwarded: 4_000 }

/**
 * The periods, in milliseconds, for which the server counts what each client does: `everyKind` for
 * all requests together, `perMinute` for the documents and DIDs of other software that the server
 * checks, `perHour` for limits called `perHourAndClient`, and `perDay` for what the server stores
 * and pays.
 */
export const countedMs = {
  everyKind: 1000,
  perMinute: 60 * 1000,
  perHour: 60 * 60 * 1000,
  perDay: 24 * 60 * 60 * 1000,
}

/**
 * The requests that one client may send in a second. The settings `RATE_LIMIT_SIGN_IN`,
 * `RATE_LIMIT_WRITES` and `RATE_LIMIT_READS` replace these numbers.
 */
export const defaultRates = {
  production: { signIn: 5, writes: 20, reads: 100 },
  embedded: { signIn: 300, writes: 300, reads: 300 },
}

export const listLimit = 200

/**
 * The most bytes of an answer with a list. The answer's header `Link` leads to the rest of the
 * list.
 */
export const listBytes = 4_000_000

/**
 * For each full `readBytes` of an answer, the server counts one more read of the client, because
 * long lists cost the server much more than short answers.
 */
export const readBytes = 200_000

/**
 * A node disconnects a client that reads its answers too slowly. A client is an IPv4 address or a
 * /64 network of IPv6. `bytesPerClient` limits the bytes that wait for one client. While more than
 * `bytesPerNode` wait for all clients together, a client with unread bytes gets no answer longer
 * than `shortBytes`. `stalledMs` limits the time in which the client reads nothing, and `totalMs`
 * the time of one answer.
 */
export const unreadAnswers = {
  bytesPerClient: 32_000_000,
  bytesPerNode: 256_000_000,
  shortBytes: 16_384,
  stalledMs: 30_000,
  totalMs: 5 * 60 * 1000,
}

/**
 * A node refuses a body if the client's unfinished bodies together would exceed `bytesPerClient`,
 * or if the body has not arrived within `totalMs`. A client may be a whole campus. A campus that
 * sends as many bodies as `defaultRates` permits stays below this limit if each body has at most
 * `bodyLimitBytes` and arrives within six seconds.
 */
export const openBodies = { bytesPerClient: 16_000_000, totalMs: 30_000, checkedEveryMs: 5_000 }

export const idempotencyKeyLifetimeMs = 24 * 60 * 60 * 1000

/**
 * The most answers that the server stores for one account's calls with an `Idempotency-Key`. Beyond
 * `bytes`, it deletes the oldest answers.
 */
export const maximumKeptAnswers = { keys: 10_000, bytes: 2_000_000 }

/**
 * The most exports that a node writes at the same time. For one account, it writes only one at a
 * time.
 */
export const exportsAtOnce = { perNode: 20, perClient: 4 }

/**
 * A node runs at most `atOnce` calls of one account that may change something, because all accounts
 * share the node's few connections to the database. At most `waiting` further calls wait in order,
 * each for at most `waitMs`. Calls that only read do not count, because a page sends many of them
 * when it opens.
 */
export const changesAtOnce = { atOnce: 4, waiting: 60, waitMs: 5_000 }

/**
 * The limits of the logs that the chain index keeps in memory, because strangers can fill each
 * block with 14 MB of logs. The index reads `blocksAtOnce` recent blocks at a time. When their logs
 * have more than `characters`, it stores their events before it reads more.
 */
export const maximumLogs = { blocksAtOnce: 4, characters: 16_000_000 }
