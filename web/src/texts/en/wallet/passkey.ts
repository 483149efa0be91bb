import { connectTexts } from './connect.ts'

/** A person whose account a passkey controls has no wallet and needs no money. */
export const passkeyTexts = {
  title: connectTexts.passkey,
  lead: 'Your finger, face or PIN opens your identity. You need no wallet and no money.',
  withoutWallet: 'You need no wallet: your finger, face or PIN is enough, and this service pays.',
  points: [
    'A passkey is a key that your phone or computer keeps. Nobody here ever sees it.',
    'This service pays the chain for you.',
    'Your device may keep the passkey in your account at its maker, so that your other devices have it, too.',
  ],
  create: 'Create a new identity',
  find: 'I have a passkey here',
  again: (account: string) => `Continue as ${account}`,
  another: 'Use another passkey',
  waiting: 'Your device is asking you…',
  signingIn: 'Confirm once more to sign in.',
  declinedHint:
    'If nothing appeared, your device may have no screen lock. Set one up, or use a passkey on your phone: your browser can show a code for it.',
  notFoundHint:
    'If your device offered no passkey, it has none of this site. Use a passkey on your phone, because your browser can show a code for it, or create a new identity.',
  notOffered: {
    'not-set-up': 'This service is not set up for passkeys. Please connect a wallet instead.',
    'no-precompile':
      'This service’s chain cannot check passkeys at a fair price, so it does not offer them. Please connect a wallet instead.',
    unknown: 'The chain does not answer at the moment, so passkeys cannot be used. Please try again in a minute.',
  },
  elsewhere: 'I have an identity on another device',
  lost: 'I lost my passkey or my wallet',
  /** These texts show if the page is open in the window of another app, such as a messenger. */
  inApp: {
    title: 'This page is open inside another app',
    text: 'Such a window has no wallet, and may have no passkeys. Choose “Open in browser” in the menu of the app, or copy the address into your browser.',
    copy: 'Copy the address',
    copied: 'Copied',
  },
  openAtLocalhost: 'Open this page at localhost',
} as const
