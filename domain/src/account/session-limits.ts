export const walletSession = {
  idleMs: 3 * 60 * 60 * 1000,
  checkEveryMs: 5 * 60 * 1000,
  absoluteMs: 24 * 60 * 60 * 1000,
}

export const nonceLifetimeMs = 5 * 60 * 1000

/**
 * A sign-in message or a new attribute key may be dated at most this far ahead of the server's
 * clock.
 */
export const signInClockSkewMs = 60 * 1000
