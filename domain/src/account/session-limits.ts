export const walletSession = {
  idleMs: 3 * 60 * 60 * 1000,
  checkEveryMs: 5 * 60 * 1000,
  absoluteMs: 24 * 60 * 60 * 1000,
}

/**
 * A wallet has at most `perWallet` sessions for one identity. A further sign-in ends the session
 * that was unused for the longest time. The server stores a contract wallet's signature with its
 * session. When it checks sessions, it has at most `signaturesAtOnce` of these signatures in
 * memory.
 */
export const maximumSessions = { perWallet: 50, signatureBytes: 4096, signaturesAtOnce: 20 }

/**
 * A sign-in without a chosen identity asks the chain about at most `asked` identities that were
 * moved to the wallet, and waits for at most `atOnce` answers at a time. The newest moves come from
 * the chain, in an answer of at most `answerBytes`. The person can name any other identity.
 */
export const maximumMoved = { asked: 20, atOnce: 5, answerBytes: 200_000 }

export const nonceLifetimeMs = 5 * 60 * 1000

/**
 * The date of a sign-in message or of a new attribute key may be at most this far ahead of the
 * server's clock.
 */
export const signInClockSkewMs = 60 * 1000
