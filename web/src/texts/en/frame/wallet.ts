import { wallet } from './connect.ts'

export const walletTexts = {
  connectDeclined: 'You declined the connection. Nothing was shared; connect whenever you like.',
  signInFailed: 'Your wallet could not sign the sign-in message. Please open it and try again.',

  connectedTitle: `${wallet} Connected`,
  connectedTo: 'Your wallet is connected to the DID verification system.',
  account: 'Account',
  network: 'Network',
  disconnect: `Disconnect ${wallet}`,
  /** The name that the wallet shows for a chain without a public name. */
  ownNetwork: 'DID Verification network',

  signIn: {
    action: 'Sign in',
    signing: `Confirm the sign-in in ${wallet}. It costs nothing and sends no transaction.`,
    none: 'Your wallet is connected, but you are not signed in yet. Until then you can look, not change.',
    declined: 'You did not sign in. Your wallet stays connected, and you can look, not change.',
    expired:
      'You were signed out: a session ends after three hours without use, after a day, or when you sign out elsewhere. Sign in to go on.',
    timedOut: 'You were signed out after three hours. Sign in to go on.',
  },

  install: {
    title: `No ${wallet} in this browser`,
    lead: `To connect you need ${wallet}, a wallet that runs in your browser or on your phone.`,
    unaffected: 'Checking a credential that somebody shared with you needs no wallet.',
    get: `Get ${wallet}`,
    url: 'https://metamask.io/download',
    again: 'Try Again',
  },
} as const
