import type { ErrorText } from '../../error-text.ts'

export const recoveryErrorTexts = {
  'guardian-list-wrong': {
    type: 'verification',
    text: 'This list of guardians does not count. The owner may have changed it. Please ask for the newest file.',
  },
  'guardian-unknown': { type: 'wallet', text: 'This wallet is not a guardian of the identity.' },
  'guardian-vote-over': {
    type: 'verification',
    text: 'The guardians have decided something else in the meantime. Please look at it and sign again.',
  },
  'guardian-signature-invalid': {
    type: 'wallet',
    text: 'The signature is not this guardian’s signature of this decision. Please sign again.',
  },
  'recovery-not-ready': {
    type: 'transaction',
    text: 'There is nothing to finish yet: the waiting time is not over, or the change was cancelled.',
  },
} as const satisfies Record<string, ErrorText>
