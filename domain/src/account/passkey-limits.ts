export const maximumPasskeys = 32

/**
 * The most calls that add a passkey, of all clients and of one client, that a node serves at the
 * same time.
 */
export const passkeyCallsAtOnce = { perNode: 40, perClient: 4 }
