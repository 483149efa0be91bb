export const checkListTexts = {
  title: 'What we checked',
  checkedNow: 'Checked just now in your browser.',
  checkedOffline: 'You are offline. Checked just now, as far as this device can.',
  again: 'Check again',
  checkingAgain: 'Checking again...',
} as const
