/** One account can store at most this many passkeys on the server. */
export const maximumPasskeys = 32
