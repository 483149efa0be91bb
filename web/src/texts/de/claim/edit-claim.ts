export const editClaimTexts = {
  keeps:
    'Zu dieser Angabe wurde eine Prüfstelle angefragt. Sie bleibt deshalb, wie sie ist. Was Sie hier schreiben, wird eine neue Angabe, die noch nicht geprüft ist.',
  replaces: 'Zu dieser Angabe wurde noch keine Prüfstelle angefragt. Ihre Änderungen ersetzen deshalb den Text.',
  cancel: 'Abbrechen',
  submit: 'Änderungen speichern',
  submitNew: 'Als neue Angabe speichern',
  withoutDate: 'Ohne Datum gilt für die neue Angabe der Tag, an dem Sie sie speichern.',
  keepsDate: (date: string) => `Ohne Datum bleibt es beim ${date}.`,
  saved: { title: 'Angabe geändert', description: 'Ihre Änderungen sind gespeichert.' },
  added: {
    title: 'Neue Fassung hinzugefügt',
    description: 'Die frühere Angabe ist unverändert. Zur neuen ist noch niemand angefragt.',
  },
} as const
