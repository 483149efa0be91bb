export const landingTexts = {
  documentTitle: 'Ihre Nachweise, einmal geprüft',
  hero: {
    title: ['Ihre Nachweise:', 'einmal geprüft,', 'geteilt, wie Sie wollen.'],
    lead: 'Bewahren Sie Belege für Ausbildung, Beruf oder Identität an einem Ort auf. Zeigen Sie nur, wonach gefragt wird, und nicht mehr.',
    connect: 'Wallet verbinden und beginnen',
    connecting: 'Wird verbunden …',
    scan: 'Erhaltenen Code prüfen',
    noWallet: 'Noch keine Wallet?',
    howItWorks: 'So funktioniert es',
    lookAround: 'sehen Sie sich ohne um',
    or: '– oder',
  },
  sample: {
    label: 'Beispiel einer geprüften Angabe',
    type: 'Bildungsnachweis',
    badge: 'Geprüft',
    date: 'Ausgestellt am 12. Juni 2024',
    title: 'Bachelor Informatik',
    verifiedBy: 'Geprüft von:',
    issuer: 'Universität Porto',
  },
  steps: {
    heading: 'So funktioniert es',
    items: [
      {
        title: 'DID erstellen',
        text: 'Eine dauerhafte Kennung, die Ihnen gehört. Kein Unternehmen kann sie Ihnen nehmen.',
      },
      { title: 'Angaben hinzufügen', text: 'Ein Abschluss, eine Stelle, eine Mitgliedschaft: für jede eine Karte.' },
      { title: 'Prüfen lassen', text: 'Eine vertrauenswürdige Organisation prüft sie einmal. Sie teilen sie überall.' },
    ],
  },
  explainer: {
    heading: 'Was ist eine DID?',
    lead: 'Eine dezentrale Kennung (DID) gehört Ihnen. Niemand teilt sie zu, und niemand kann sie abschalten.',
    items: [
      {
        title: 'Dezentral',
        text: 'Sie steht auf einer öffentlichen Blockchain, nicht in der Datenbank eines Unternehmens. Mit Ihrer Wallet verfügen Sie darüber.',
      },
      {
        title: 'Dauerhaft',
        text: 'Sie bleibt dieselbe, wenn sich Ihre Stelle, Ihre Schule oder Ihre E-Mail-Adresse ändert.',
      },
      {
        title: 'Überprüfbar',
        text: 'Wer einen Link oder Code von Ihnen hat, sieht in einer Sekunde und ohne Konto, wer dafür einsteht.',
      },
    ],
    learnMore: 'Einführung in DIDs lesen',
  },
  closing: {
    heading: 'Haben Sie einen Code bekommen?',
    text: 'Um ihn zu prüfen, brauchen Sie weder Wallet noch Konto.',
    scan: 'QR scannen',
    checkMany: 'Mehrere prüfen',
    debug: 'Debug-Werkzeuge',
  },
} as const
