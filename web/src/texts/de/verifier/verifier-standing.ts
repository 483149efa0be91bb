export const suspendedTexts = {
  title: 'Gesperrt',
  since: (date: string) => `Gesperrt seit dem ${date}`,
  reason: 'Grund:',
  means:
    'Sie können im Moment nichts bestätigen. Ihre Entscheidungen können Sie weiter lesen und Ihre Bestätigungen zurückziehen. Wenn das ein Irrtum ist, schreiben Sie der Administration, oder stellen Sie in Ihrem Profil einen neuen Antrag.',
  contact: 'Der Administration schreiben',
  applyAgain: 'Im Profil neu beantragen',
} as const

export const verifierStandingTexts = {
  own: {
    selfRegisteredText:
      'Sie können prüfen. Wer Ihre Bestätigungen prüft, liest, dass niemand Ihre Organisation überprüft hat.',
    apply: 'Akkreditierung beantragen',
    waiting: 'Über Ihren Antrag ist noch nicht entschieden.',
  },
  dialog: {
    title: 'Akkreditierung beantragen',
    description:
      'Die Administration überprüft Ihre Organisation. Bis zur Entscheidung ändert sich nichts. Unter welchem Namen soll sie akkreditiert werden?',
    submit: 'Antrag senden',
  },
  toasts: {
    registered: {
      title: 'Als Prüfstelle eingetragen',
      description: 'Sie können jetzt über Anfragen entscheiden. Ihre Organisation hat noch niemand überprüft.',
    },
    requested: {
      title: 'Antrag gesendet',
      description: 'Ihr Antrag, Prüfstelle zu werden, wurde übermittelt',
    },
    grantedAtOnce: {
      title: 'Antrag gesendet',
      description:
        'Ihr Antrag, Prüfstelle zu werden, wurde übermittelt und gilt sofort. Ihre Organisation hat noch niemand überprüft.',
    },
    applied: {
      title: 'Antrag gesendet',
      description: 'Die Administration entscheidet über Ihre Akkreditierung. Das Ergebnis erfahren Sie hier.',
    },
    applyFailed: { title: 'Fehler', description: 'Ihr Antrag konnte nicht gesendet werden' },
  },
} as const
