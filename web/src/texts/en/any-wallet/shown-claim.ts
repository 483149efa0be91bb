/**
 * These texts stand above and beside the claim that a wallet of other people’s software has shown.
 */
export const shownClaimTexts = {
  failed: 'Do not rely on this answer',
  /** These texts stand above an answer that the service signed and the verifier did not. */
  serviceOnly: {
    title: 'Signed by the service only',
    text: 'Ask for the verifier’s own signature, or rely on this service.',
  },
  stranger: {
    title: 'Issued by a stranger',
    text: (name: string) => `This service does not know ${name}. The words below may be anything.`,
  },
  checkedBy: (host: string) => `What only ${host} could check`,
  shown: 'What the wallet shows',
  checking: 'Checking the claim',
} as const
