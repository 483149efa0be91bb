import { quoteWords } from '@did/domain/proof/quote-words'
export const applicationTexts = {
  website: 'Website (optional)',
  websiteHint: 'Dort kann die Administration mehr über Ihre Organisation lesen.',
  contact: 'Kontakt (optional)',
  contactHint: 'Wen die Administration anrufen oder anschreiben kann. Nur sie liest das.',
  note: 'Anmerkung (optional)',
  noteHint: 'Was Sie bestätigen, und für wen.',
  asks: 'Die Administration fragt Sie',
  asksText: 'Antworten Sie, indem Sie Ihren Antrag ändern, zum Beispiel in der Anmerkung.',
  change: 'Antrag ändern',
  changeDialog: {
    title: 'Antrag ändern',
    description: 'Die Administration entscheidet nach dem, was Sie hier schreiben. Nichts wird veröffentlicht.',
    submit: 'Änderungen speichern',
  },
  changed: { title: 'Antrag geändert', description: 'Die Administration liest das, bevor sie entscheidet.' },
  changeFailed: { title: 'Fehler', description: 'Ihr Antrag konnte nicht geändert werden' },
} as const

export const applicantTexts = {
  website: 'Website',
  contact: 'Kontakt',
  note: 'Anmerkung',
  asked: (date: string) => `Am ${date} gefragt, noch keine Antwort`,
  answered: (date: string) => `Der Antrag wurde nach der Frage am ${date} geändert`,
  ask: 'Fragen',
  dialog: {
    title: 'Rückfrage zum Antrag',
    text: (organization: string) =>
      `${quoteWords(organization)} liest Ihre Frage und antwortet, indem der Antrag geändert wird. Der Antrag wartet so lange weiter.`,
    label: 'Frage',
    hint: 'Eine Frage nach der anderen.',
    missing: 'Bitte geben Sie eine Frage ein',
    submit: 'Frage senden',
    submitting: 'Wird gesendet …',
  },
  sent: (organization: string) => ({
    title: 'Frage gesendet',
    description: `${quoteWords(organization)} wurde benachrichtigt`,
  }),
} as const
