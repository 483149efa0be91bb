export const connectFailureTexts = {
  declined: 'Sie haben die Verbindung abgelehnt. Nichts wurde geteilt. Verbinden können Sie sich jederzeit.',
  forgetful: {
    title: 'Nur für diese Seite verbunden',
    description:
      'Dieser Browser speichert nichts für diese Website. Verbinden Sie sich neu, wenn Sie eine Seite öffnen oder neu laden, oder erlauben Sie der Website, Daten zu speichern.',
  },
  signInFailed:
    'Ihre Wallet konnte den Text der Anmeldung nicht signieren. Bitte öffnen Sie sie und versuchen Sie es noch einmal.',
} as const
