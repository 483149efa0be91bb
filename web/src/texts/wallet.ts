/** The only wallet of the launch version (SPEC.md 1). */
const wallet = 'MetaMask'

export const walletTexts = {
  connect: `Connect ${wallet}`,
  connecting: 'Connecting...',
  connectedTitle: `${wallet} Connected`,
  connectedTo: 'Your wallet is connected to the DID verification system.',
  disconnect: `Disconnect ${wallet}`,
  account: 'Account',
  network: 'Network',
  accountButton: (address: string) => `${address}, connected`,
} as const
