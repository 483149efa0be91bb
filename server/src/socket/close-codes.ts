/**
 * The reasons for which the server closes a socket. Codes from 4000 on are our own (RFC 6455,
 * 7.4.2).
 */
export const closeCodes = {
  flood: 1008,
  /** The node stops. The page connects again, to another node or to the restarted one. */
  restart: 1012,
  /** The session has ended. A page that connects again is a visitor. */
  sessionEnded: 4401,
  /** The account opened more sockets on this node than it may have. */
  replaced: 4409,
} as const
