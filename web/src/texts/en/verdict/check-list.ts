export const checkListTexts = {
  title: 'What we checked',
  checkedNow: 'Checked just now in your browser.',
  checkedOffline: 'You are offline. Checked just now, as far as this device can.',
  checkedAt: (moment: string) => `Checked in your browser on ${moment}.`,
  again: 'Check again',
  checkingAgain: 'Checking again...',
} as const
