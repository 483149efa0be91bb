/** A person who connects for the first time gets this question. */
export const startTexts = {
  heading: 'What did you come for?',
  lead: 'You can do the other things later, too.',
  owner: {
    label: 'Get something confirmed',
    text: 'Make a credential of yours and ask an organization to confirm it.',
  },
  checker: {
    label: 'Check something',
    text: 'Find out whether a link or code that you were given is genuine.',
  },
  verifier: {
    label: 'Confirm for an organization',
    text: 'Check what people send to your organization, and sign it.',
  },
} as const
