import type { ErrorText } from '../../error-text.ts'

export const passkeyErrorTexts = {
  'passkeys-not-offered': { type: 'wallet', text: 'This service does not offer passkeys. Please connect a wallet.' },
  'passkey-of-another-account': {
    type: 'wallet',
    text: 'This passkey does not belong to the account that is signed in.',
  },
  'sponsoring-not-offered': {
    type: 'transaction',
    text: 'This service does not pay for transactions. Please connect a wallet that pays.',
  },
  'sponsoring-refused': {
    type: 'transaction',
    text: 'This service does not pay for that. Please connect a wallet that pays.',
  },
  'sponsored-call-fails': {
    type: 'transaction',
    text: 'The chain would refuse this, so nothing was sent. Please reload the page and try again.',
  },
  'sponsoring-used-up': {
    type: 'transaction',
    text: 'What this service pays for in a day is used up. Please try again tomorrow, or connect a wallet that pays.',
  },
  'sponsoring-too-slow': {
    type: 'transaction',
    text: 'The chain is busy. Your action is kept and will be sent as soon as possible.',
  },
  'passkey-declined': {
    type: 'wallet',
    text: 'Nothing was confirmed. Please try again, and confirm with your finger, face or PIN.',
  },
  'passkey-unsupported': {
    type: 'wallet',
    text: 'This browser has no passkeys. Please use another browser, or connect a wallet.',
  },
  'passkey-host-unfit': {
    type: 'wallet',
    text: 'Passkeys do not work at a numeric address. Please open this page at localhost instead.',
  },
  'passkey-busy': { type: 'wallet', text: 'Another request for a passkey is open. Please finish or close it first.' },
  'passkey-already-here': {
    type: 'wallet',
    text: 'That device already has a passkey of this identity. Please choose another device or a security key.',
  },
  'passkey-unknown': {
    type: 'wallet',
    text: 'This passkey has no account here yet. Please create a new one, or use another passkey.',
  },
} as const satisfies Record<string, ErrorText>
