export const chooseIdentityTexts = {
  title: 'Für welche Identität melden Sie sich an?',
  lead: 'Ihre Wallet oder Ihr Passkey handelt für mehrere Identitäten. Sie werden noch einmal um Bestätigung gebeten, für die gewählte.',
  legend: 'Identität',
  own: 'Die eigene Identität dieser Wallet oder dieses Passkeys',
  signIn: 'Anmelden',
} as const
