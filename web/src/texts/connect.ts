/** The only wallet of the launch version (SPEC.md 1). */
export const wallet = 'MetaMask'

/** Apart from the other texts of the wallet: every visitor loads these. */
export const connectTexts = { connect: `Connect ${wallet}`, connecting: 'Connecting...' } as const
