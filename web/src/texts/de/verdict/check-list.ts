export const checkListTexts = {
  title: 'Was wir geprüft haben',
  checkedNow: 'Gerade eben in Ihrem Browser geprüft.',
  checkedOffline: 'Sie sind offline. Gerade eben geprüft, soweit dieses Gerät es kann.',
  checkedAt: (moment: string) => `In Ihrem Browser geprüft: ${moment}.`,
  again: 'Noch einmal prüfen',
  checkingAgain: 'Wird noch einmal geprüft …',
} as const
