/** The most passkeys that one account stores on the server. */
export const maximumPasskeys = 32
