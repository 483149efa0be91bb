export const notificationTexts = {
  title: 'Benachrichtigungen',
  unread: (count: number) => (count === 0 ? 'nichts Ungelesenes' : `${count} ungelesen`),
  markAllRead: 'Alle gelesen',
  clearAll: 'Alle löschen',
  empty: 'Noch nichts. Neues zu Ihren Angaben und Anfragen erscheint hier.',
  applicationsWait: (count: number) =>
    count === 1 ? 'Ein Antrag wartet auf Ihre Entscheidung' : `${count} Anträge warten auf Ihre Entscheidung`,
  signedOut: 'Melden Sie sich an, um Ihre Benachrichtigungen zu sehen.',
  loadFailed: 'Ihre Benachrichtigungen konnten nicht geladen werden.',
  changeFailed: {
    title: 'Fehler',
    description: 'Ihre Benachrichtigungen konnten nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  },
  isUnread: 'Ungelesen',
  view: { label: 'Ansehen', altText: 'Öffnen Sie sie in der Liste hinter der Glocke' },
} as const
