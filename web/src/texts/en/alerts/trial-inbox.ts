/**
 * A trial installation shows in this inbox the mails that it would have sent. No production build
 * has these texts.
 */
export const trialInboxTexts = {
  heading: 'Inbox of this trial',
  lead: 'A trial sends no e-mail. What it would have sent is here.',
  empty: 'No mail so far.',
  loading: 'Loading the inbox',
  loadFailure: 'The inbox could not be loaded.',
  to: (address: string) => `To ${address}`,
} as const
