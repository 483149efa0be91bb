export const transactionTexts = {
  steps: {
    prepare: 'Vorbereiten',
    confirm: 'In Ihrer Wallet bestätigen',
    sent: 'Gesendet',
    confirmed: 'Bestätigt',
    record: 'Gespeichert',
  },
  stepStates: { done: 'fertig', running: 'läuft', waiting: 'noch nicht', failed: 'fehlgeschlagen' },
  processing: {
    preparing: 'Alles wird vorbereitet …',
    confirming:
      'Jetzt sind Sie dran: Öffnen Sie Ihre Wallet und bestätigen Sie. Wenn sie das Netzwerk wechseln möchte, bestätigen Sie das zuerst.',
    sent: 'Unterwegs. Die Blockchain bestätigt meist innerhalb einer Minute. Sie können dieses Fenster schließen, es geht weiter.',
    finishing: 'Fast fertig …',
  },
  unaffordable: {
    text: 'In Ihrer Wallet ist zu wenig Geld für die Netzwerkgebühr. Dieser Dienst kann sie für Sie zahlen. Sie signieren dann nur.',
    service: 'Dienst zahlen lassen',
    wallet: 'Selbst zahlen',
  },
  byPasskey: {
    confirm: 'Mit Ihrem Passkey bestätigen',
    confirming:
      'Dieser Dienst sendet es für Sie und zahlt. Wenn Ihr Gerät fragt, bestätigen Sie mit Finger, Gesicht oder PIN.',
  },
  successTitle: 'Transaktion erfolgreich!',
  savedTitle: 'Erfolgreich gespeichert',
  failureTitle: 'Transaktion fehlgeschlagen',
  failureFallback: 'Bei Ihrer Transaktion ist ein Fehler aufgetreten.',
  unaffected: {
    beforeSent: 'Es wurde nichts abgebucht.',
    unanswered: 'Wenn Sie in Ihrer Wallet bestätigt haben, geht es weiter, und das Ergebnis erscheint hier von selbst.',
    uncertain: 'Sehen Sie in Ihrer Wallet nach, ob die Transaktion gesendet wurde, bevor Sie es noch einmal versuchen.',
    afterSent: 'Die Blockchain hat sie nicht angenommen. Die Netzwerkgebühr wurde vielleicht abgebucht.',
    afterConfirmed: 'Die Blockchain hat sie bestätigt. Das Ergebnis erscheint hier gleich von selbst.',
  },
  explorer: 'Transaktion ansehen',
  busy: 'Bitte schließen Sie zuerst Ihre andere Transaktion ab.',
} as const
