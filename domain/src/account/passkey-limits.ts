/** One account can store at most this many passkeys on the server. */
export const maximumPasskeys = 32

/** How many calls that add a passkey a node serves at once, in all and for one client. */
export const passkeyCallsAtOnce = { perNode: 40, perClient: 4 }
