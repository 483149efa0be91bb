export const walletSession = {
  idleMs: 3 * 60 * 60 * 1000,
  checkEveryMs: 5 * 60 * 1000,
  absoluteMs: 24 * 60 * 60 * 1000,
}

/**
 * A wallet has at most `perWallet` sessions for one identity. A further sign-in ends the session
 * that was unused for the longest time. The server stores a contract wallet's signature with its
 * session. When the server checks sessions, it has at most `signaturesAtOnce` of these signatures
 * in memory.
 */
export const maximumSessions = { perWallet: 50, signatureBytes: 4096, signaturesAtOnce: 20 }

/**
 * If a sign-in names no identity, the server asks the chain which identities were moved to the
 * wallet. The server reads the newest moves in an answer of at most `answerBytes`. It asks about at
 * most `asked` of these identities, and waits for at most `atOnce` answers at a time. The person
 * can still name any other identity.
 */
export const maximumMoved = { asked: 20, atOnce: 5, answerBytes: 200_000 }

export const nonceLifetimeMs = 5 * 60 * 1000

/**
 * The date of a sign-in message or of a new attribute key may be at most this far ahead of the
 * server's clock.
 */
export const signInClockSkewMs = 60 * 1000
