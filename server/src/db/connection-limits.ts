/**
 * PostgreSQL enforces these limits, so that a node that hangs or has vanished keeps no lock. A
 * transaction that waits for such a lock gets it or is refused within 5 seconds. PostgreSQL cuts
 * off a connection that is silent inside a transaction for 2.5 seconds. If a second connection of
 * the hanging node then gets the lock, PostgreSQL cuts off that connection after 2.5 more seconds.
 * DATABASE_URL may set other values (`?lock_timeout=…`).
 */
export const sessionLimits = {
  idle_in_transaction_session_timeout: 2_500,
  lock_timeout: 4_000,
  // These options cut off a client that stops reading its answer and would keep its statement and
  // locks alive.
  options: '-c tcp_user_timeout=5000 -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3',
}

/** The limit for one statement of the pool. Leaders and migrations do not have this limit. */
export const statementMs = 5_000

/**
 * PostgreSQL closes a leader's connection after a silence of this length, so that another node may
 * lead.
 */
export const silenceMs = 5_000
