import { walletSession } from '@did/domain/account/session-limits'
import { writeDuration } from '@did/domain/texts/en/durations'
import { wallet } from './connect.ts'

export const walletTexts = {
  connectedTitle: `${wallet} Connected`,
  connectedTo: 'Your wallet is connected to the DID verification system.',
  /** Replace the texts about the wallet for a person who signed in with a passkey. */
  byPasskey: {
    connectedTitle: 'Signed in with a passkey',
    connectedTo: 'A passkey of your device controls this identity. It has no wallet and holds no money.',
    disconnect: 'Sign out',
    signing: 'Confirm the sign-in with your passkey. It costs nothing.',
  },
  account: 'Account',
  controlledBy: 'Wallet that controls it',
  network: 'Network',
  disconnect: `Disconnect ${wallet}`,
  /** The name that the wallet shows for a chain without a public name. */
  ownNetwork: 'DID Verification network',

  signIn: {
    action: 'Sign in',
    signing: 'Confirm the sign-in in your wallet. It costs nothing and sends no transaction.',
    none: 'Your wallet is connected, but you are not signed in yet. Until then you can look, not change.',
    declined: 'You did not sign in. Your wallet stays connected, and you can look, not change.',
    expired: `You were signed out: a session ends after ${writeDuration(walletSession.idleMs)} without use, after ${writeDuration(walletSession.absoluteMs)}, or when you sign out elsewhere. Sign in to go on.`,
    timedOut: `You were signed out after ${writeDuration(walletSession.idleMs)}. Sign in to go on.`,
  },

  withoutCookies:
    'This browser refuses cookies. You can read and check everything here, but not sign in. Allow cookies and reload the page.',

  install: {
    title: `No ${wallet} in this browser`,
    lead: `Connect uses ${wallet}, a wallet that runs in your browser or on your phone.`,
    unaffected: 'Checking a credential that somebody shared with you needs no wallet.',
    get: `Get ${wallet}`,
    url: 'https://metamask.io/download',
    again: 'Try Again',
  },
} as const
