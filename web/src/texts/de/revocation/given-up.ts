export const givenUpTexts = {
  text: 'Hier gilt die Bestätigung als zurückgezogen, aber die Blockchain hat das abgelehnt, als wir es gesendet haben. Sie können es mit Ihrer Wallet selbst senden. Die Gebühr zahlt dann Ihre Wallet.',
  send: 'Selbst senden',
  title: 'Auf der Blockchain zurückziehen',
  success: 'Die Bestätigung ist jetzt auch auf der Blockchain zurückgezogen.',
  saved: 'Hier bleibt die Bestätigung zurückgezogen. An die Blockchain können Sie das später senden.',
} as const
