export const walletSession = {
  idleMs: 3 * 60 * 60 * 1000,
  checkEveryMs: 5 * 60 * 1000,
  absoluteMs: 24 * 60 * 60 * 1000,
}

/**
 * A wallet has at most `perWallet` sessions for one identity. A further sign-in ends the session
 * that was unused for the longest time. While the server checks sessions, it holds at most
 * `signaturesAtOnce` of the stored signatures of contract wallets in memory.
 */
export const maximumSessions = { perWallet: 50, signatureBytes: 4096, signaturesAtOnce: 20 }

/**
 * These limits apply when a sign-in names no identity, and the server looks for identities that
 * were moved to the wallet. The server reads an answer of at most `answerBytes` with the newest
 * moves, and asks the chain about `asked` of the identities, `atOnce` at a time. The person can
 * still name any other identity.
 */
export const maximumMoved = { asked: 20, atOnce: 5, answerBytes: 200_000 }

export const nonceLifetimeMs = 5 * 60 * 1000

/**
 * The date of a sign-in message or of a new attribute key may be this far ahead of the server's
 * clock.
 */
export const signInClockSkewMs = 60 * 1000
