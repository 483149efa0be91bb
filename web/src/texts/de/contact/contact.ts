import { contactMessages } from '@did/domain/account/contact-limits'

export const contactTexts = {
  title: 'Kontakt',
  lead: 'Schreiben Sie denen, die diese Installation betreiben. Sie brauchen dafür weder Wallet noch Konto.',
  form: {
    heading: 'Schreiben Sie uns',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    emailHint: 'Dorthin geht die Antwort, sonst nichts.',
    message: 'Ihre Nachricht',
    messageHint: 'Bitte keine Passwörter, keine Ausweisnummern und keine Links, die nicht für alle bestimmt sind.',
    submit: 'Nachricht senden',
    submitting: 'Wird gesendet …',
    kept: `Name, Adresse und Nachricht werden ${contactMessages.keptMonths} Monate aufbewahrt und dann gelöscht. Nur die Administration liest sie.`,
    failed: 'Ihre Nachricht wurde nicht gesendet',
  },
  sent: {
    title: 'Ihre Nachricht ist gesendet',
    text: 'Die Administration dieser Installation liest sie und antwortet per E-Mail.',
    again: 'Weitere Nachricht schreiben',
  },
  hints: {
    heading: 'Oft geht es schneller',
    items: [
      {
        heading: 'Ein Nachweis, den Ihnen jemand gezeigt hat',
        text: 'Fragen Sie die Prüfstelle, die im Ergebnis steht. Nur sie weiß, was ihr vor der Signatur vorlag.',
      },
      {
        heading: 'Eine Anfrage, die noch wartet',
        text: 'Sie ging an die Prüfstelle, die Sie gewählt haben. Öffnen Sie „Prüfung“ in Ihrer Übersicht: Dort steht, auf wen sie wartet. Sie können auch eine andere Prüfstelle anfragen.',
      },
      {
        heading: 'Etwas, das nicht funktioniert',
        text: 'Öffnen Sie die Debug-Werkzeuge, wählen Sie „Bericht kopieren“, und fügen Sie den Bericht in Ihre Nachricht ein. Er nennt Versionen und Zustände, nichts Persönliches.',
      },
    ],
    debug: 'Debug-Werkzeuge öffnen',
  },
} as const

export const messagesTexts = {
  heading: 'Nachrichten aus dem Kontaktformular',
  empty: 'Keine Nachricht wartet.',
  emptyDone: 'Noch ist keine erledigt.',
  failed: 'Die Nachrichten konnten nicht geladen werden.',
  sent: (date: string) => `Gesendet am ${date}`,
  done: 'Erledigt',
  undo: 'Doch nicht erledigt',
  showDone: 'Erledigte Nachrichten',
  kept: `Jede wird ${contactMessages.keptMonths} Monate nach dem Senden gelöscht.`,
  markFailed: 'Fehler',
} as const
