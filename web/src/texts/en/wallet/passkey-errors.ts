import { type ErrorText, transaction, wallet } from '../../error-text.ts'

export const passkeyErrorTexts = {
  'passkeys-not-offered': wallet('This service does not offer passkeys. Please connect a wallet.'),
  'passkey-of-another-account': wallet('This passkey does not belong to the account that is signed in.'),
  'sponsoring-not-offered': transaction(
    'This service does not pay for transactions. Please connect a wallet that pays.',
  ),
  'sponsoring-refused': transaction('This service does not pay for that. Please connect a wallet that pays.'),
  'sponsored-call-fails': transaction(
    'The chain would refuse this, so nothing was sent. Please reload the page and try again.',
  ),
  'sponsoring-used-up': transaction(
    'What this service pays for in a day is used up. Please try again tomorrow, or connect a wallet that pays.',
  ),
  'sponsoring-too-slow': transaction('The chain is busy. Your action is kept and will be sent as soon as possible.'),
  'passkey-declined': wallet('Nothing was confirmed. Please try again, and confirm with your finger, face or PIN.'),
  'passkey-unsupported': wallet('This browser has no passkeys. Please use another browser, or connect a wallet.'),
  'passkey-host-unfit': wallet(
    'Passkeys do not work at a numeric address. Please open this page at localhost instead.',
  ),
  'passkey-busy': wallet('Another request for a passkey is open. Please finish or close it first.'),
  'passkey-already-here': wallet(
    'That device already has a passkey of this identity. Please choose another device or a security key.',
  ),
  'passkey-unknown': wallet('This passkey has no account here yet. Please create a new one, or use another passkey.'),
} satisfies Record<string, ErrorText>
