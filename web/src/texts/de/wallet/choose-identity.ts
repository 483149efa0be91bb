export const chooseIdentityTexts = {
  title: 'Für welche Identität melden Sie sich an?',
  lead: 'Ihre Wallet oder Ihr Passkey handelt für mehrere Identitäten. Sie werden noch einmal um Bestätigung gebeten, für die gewählte.',
  legend: 'Identität',
  own: 'Die eigene Identität dieser Wallet oder dieses Passkeys',
  another: 'Oder die Adresse einer anderen Identität eingeben',
  anotherHint:
    'Ihre Wallet oder Ihr Passkey handelt für mehr Identitäten, als diese Liste zeigt. Die Liste enthält die zuletzt übernommenen.',
  addressFault: 'Das ist keine Adresse. Eine Adresse beginnt mit 0x und hat 42 Zeichen.',
  signIn: 'Anmelden',
} as const
