/** Why this server closes a socket; 4000 and above are our own (RFC 6455, 7.4.2). */
export const closeCodes = {
  flood: 1008,
  /** The node stops: reconnect, another one or the next start of this one answers. */
  restart: 1012,
  /** Signed out, or the session expired: reconnecting opens an anonymous socket. */
  sessionEnded: 4401,
  /** The same account opened more sockets than it may have. */
  replaced: 4409,
} as const
