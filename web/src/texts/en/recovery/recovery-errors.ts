import { type ErrorText, transaction, verification, wallet } from '../../error-text.ts'

export const recoveryErrorTexts = {
  'guardian-list-wrong': verification(
    'This list of guardians does not count. The owner may have changed it. Please ask for the newest file.',
  ),
  'guardian-unknown': wallet('This wallet is not a guardian of the identity.'),
  'guardian-vote-over': verification(
    'The guardians have decided something else in the meantime. Please look at it and sign again.',
  ),
  'guardian-signature-invalid': wallet(
    'The signature is not this guardian’s signature of this decision. Please sign again.',
  ),
  'recovery-not-ready': transaction(
    'There is nothing to finish yet: the waiting time is not over, or the change was cancelled.',
  ),
} satisfies Record<string, ErrorText>
