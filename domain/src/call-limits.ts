export const socket = {
  path: '/ws',
  /**
   * A page that opens a socket with this query will send a `resume` message. Until this message
   * arrives, the server sends the page no event.
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
   * One client can have at most this many sockets. A client is an IPv4 address or a /64 network of
   * IPv6, which a whole campus may share.
   */
  perClient: 5_000,
  visitorsPerClient: 500,
  maxBehind: 500,
  pingEveryMs: 30_000,
}

/**
 * A node sends at most this many missed events in a second to the sockets of one client, and the
 * rest later. The limit is high, because a whole campus may share the address of one client.
 */
export const replayedPerSecond = 5_000

export const bodyLimitBytes = 128_000

/**
 * The body of a call may have at most this many members and elements in all. Without this limit, a
 * schema would spend time and memory on each wrong element of a list, before the schema counts the
 * elements. The largest honest body restores a part of a vault.
 */
export const maximumBodyValues = 5_000

/**
 * The lists and objects in the body of a call may be nested at most this deeply. The limit is
 * higher than that of a document, because a body may contain a whole document.
 */
export const maximumBodyLevels = 100

/**
 * The body of a call that is a form may have at most this many fields. Half a million fields would
 * take seconds to parse. The forms that wallets send have fewer than ten.
 */
export const maximumFormFields = 50

/**
 * The calls of one client can make a node store at most this many bytes in a day (UTC), whatever
 * the number of the client's accounts. The setting `STORED_BYTES_PER_CLIENT` replaces this number.
 */
export const storedBytesPerClient = 1_000_000_000

/**
 * The limits of the list of faults in an answer: how many faults it names, and how many characters
 * the path and the message of a fault have. A person mends the named faults and calls again.
 */
export const maximumFaults = { listed: 20, characters: 200 }

/**
 * A header that asks for a form of the answer (`Accept`, `Accept-Encoding`, `Accept-Language`)
 * counts as absent if it is longer than this.
 */
export const maximumWishCharacters = 1000

/**
 * The headers `Cookie` and `X-Forwarded-For` count as absent if they are longer than this, because
 * the server splits them in each call. Other software of the same domain may set many cookies.
 */
export const maximumSplitCharacters = { cookie: 16_000, forwarded: 4_000 }

/**
 * The periods, in milliseconds, for which the server counts what each client does. `everyKind` is
 * for requests of all kinds together. `perMinute` is for the documents and DIDs of other software
 * that the server reads and checks. `perHour` is for requests whose limit is called
 * `perHourAndClient`. `perDay` is for what the server stores and pays.
 */
export const countedMs = {
  everyKind: 1000,
  perMinute: 60 * 1000,
  perHour: 60 * 60 * 1000,
  perDay: 24 * 60 * 60 * 1000,
}

/**
 * The number of requests per second that one client may send. The settings `RATE_LIMIT_SIGN_IN`,
 * `RATE_LIMIT_WRITES` and `RATE_LIMIT_READS` replace these numbers.
 */
export const defaultRates = {
  production: { signIn: 5, writes: 20, reads: 100 },
  embedded: { signIn: 300, writes: 300, reads: 300 },
}

export const listLimit = 200

/**
 * An answer with a list has at most this many bytes. Its header `Link` leads to the rest of the
 * list.
 */
export const listBytes = 4_000_000

/**
 * For each full `readBytes` in an answer, the server counts one more read of the client, because
 * long lists cost the server much more than short answers.
 */
export const readBytes = 200_000

/**
 * A node disconnects a client that reads its answers too slowly. `bytesPerClient` limits the bytes
 * that wait for one client (an IPv4 address or a /64 network of IPv6). While more than
 * `bytesPerNode` wait for all clients together, only `listBytes` or one answer may wait for a
 * client. Neither limit refuses an answer of at most `shortBytes` or the answer to a change.
 * `stalledMs` limits the time in which the client reads nothing, and `totalMs` limits the time of
 * one answer.
 */
export const unreadAnswers = {
  bytesPerClient: 32_000_000,
  bytesPerNode: 256_000_000,
  shortBytes: 16_384,
  stalledMs: 30_000,
  totalMs: 5 * 60 * 1000,
}

/**
 * A node refuses a client's body if the client's unfinished bodies together would then have more
 * than `bytesPerClient` bytes. A client (an IPv4 address or a /64 network of IPv6) may be a whole
 * campus. A campus that sends as many bodies as `defaultRates` permits stays below this limit if
 * each body has at most `bodyLimitBytes` and arrives within six seconds. The node refuses a body
 * that has not arrived within `totalMs`, and looks for such bodies every `checkedEveryMs`.
 */
export const openBodies = { bytesPerClient: 16_000_000, totalMs: 30_000, checkedEveryMs: 5_000 }

export const idempotencyKeyLifetimeMs = 24 * 60 * 60 * 1000

/**
 * The limits of the answers that the server stores for calls of one account with an
 * `Idempotency-Key`. `keys` is the number of keys. `bytes` is the size of all stored answers.
 * Beyond this size, the server deletes the oldest answers.
 */
export const maximumKeptAnswers = { keys: 10_000, bytes: 2_000_000 }

/**
 * A node writes at most `perNode` exports at the same time, at most `perClient` of them for one
 * client, and only one for an account.
 */
export const exportsAtOnce = { perNode: 20, perClient: 4 }

/**
 * A node runs at most `atOnce` calls of an account that may change something at the same time,
 * because all accounts share the node's few connections to the database. At most `waiting` further
 * calls of each session wait in order, each for at most `waitMs`. The sessions of an account take
 * turns. Calls that only read do not count, because a
 * page sends many of them when it opens.
 */
export const changesAtOnce = { atOnce: 4, waiting: 60, waitMs: 5_000 }

/**
 * The limits of the logs that the chain index keeps in memory. Strangers can fill each block with
 * 14 MB of logs. The index reads the logs of `blocksAtOnce` recent blocks at a time. When the logs
 * in memory have more than `characters` characters, the index stores their events before it reads
 * more.
 */
export const maximumLogs = { blocksAtOnce: 4, characters: 16_000_000 }
