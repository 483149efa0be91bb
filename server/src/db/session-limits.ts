/**
 * What PostgreSQL itself ends, so that a node that hangs or has vanished keeps no lock that others wait for. Whoever waits for
 * such a lock gets it, or is refused, within 5 seconds: the holder is cut off after 2.5 seconds of silence, and a second connection of
 * the same node that was granted the lock just then after 2.5 more. The URL of the database may set other values
 * (`?lock_timeout=…`).
 */
export const sessionLimits = {
  idle_in_transaction_session_timeout: 2_500,
  lock_timeout: 4_000,
  // A client that takes no data any more keeps a statement, and its locks, in the middle of an answer.
  options: '-c tcp_user_timeout=5000 -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3',
}

/** For a statement of a request. Background work and migrations take longer. */
export const statementMs = 5_000

/** A connection that leads says something every two seconds. After so long without a word, another node may lead. */
export const silenceMs = 5_000
