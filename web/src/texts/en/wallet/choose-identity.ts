export const chooseIdentityTexts = {
  title: 'For which identity do you sign in?',
  lead: 'Your wallet or passkey acts for several identities. It asks you once more, for the one that you choose.',
  legend: 'Identity',
  own: 'The identity of this wallet or passkey itself',
  signIn: 'Sign in',
} as const
