/** One account can store at most this many passkeys on the server. */
export const maximumPasskeys = 32

/**
 * A node serves at most this many calls that add a passkey at the same time: `perNode` calls of all
 * clients, and `perClient` calls of one client.
 */
export const passkeyCallsAtOnce = { perNode: 40, perClient: 4 }
