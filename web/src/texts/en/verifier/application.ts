import { quoteWords } from '@did/domain/proof/quote-words'
/** Applicants for an accreditation read these texts, and so do administrators. */
export const applicationTexts = {
  website: 'Web site (optional)',
  websiteHint: 'Where an administrator can read about your organization.',
  contact: 'Contact (optional)',
  contactHint: 'Whom an administrator can call or write to. Only administrators read it.',
  note: 'Note (optional)',
  noteHint: 'What you confirm, and for whom.',
  asks: 'An administrator asks you',
  asksText: 'Answer by changing your application, for example in the note.',
  change: 'Change application',
  changeDialog: {
    title: 'Change your application',
    description: 'An administrator decides about what you write here. Nothing is published.',
    submit: 'Save Changes',
  },
  changed: { title: 'Application Changed', description: 'An administrator reads it before deciding.' },
  changeFailed: { title: 'Error', description: 'Your application could not be changed' },
} as const

/** An administrator reads an application with these texts and asks the applicant a question. */
export const applicantTexts = {
  website: 'Web site',
  contact: 'Contact',
  note: 'Note',
  asked: (date: string) => `Asked ${date}, not answered yet`,
  answered: (date: string) => `The application was changed ${date}, after the question`,
  ask: 'Ask',
  dialog: {
    title: 'Ask the applicant',
    text: (organization: string) =>
      `${quoteWords(organization)} reads your question and answers by changing its application. The application keeps waiting.`,
    label: 'Question',
    hint: 'One question at a time.',
    missing: 'Please enter a question',
    submit: 'Send Question',
    submitting: 'Sending...',
  },
  sent: (organization: string) => ({
    title: 'Question Sent',
    description: `${quoteWords(organization)} has been told`,
  }),
} as const
